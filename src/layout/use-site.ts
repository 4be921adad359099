import { graphql, useStaticQuery } from "gatsby";
import { withPages } from "./menu-items";

/** The settings that every page shows. */
export function useSite() {
  const { site, navigation, pages, offices } = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      site: siteSettings { name fullName ofState url }
      navigation: navigationSettings {
        items {
          label
          path
          hidden
          items { label path hidden }
        }
        footer { label path hidden }
      }
      pages: allStandalonePage(filter: { inMenu: { eq: true } }, sort: { inAlphabet: ASC }) {
        nodes { title path }
      }
      offices: officesSettings {
        national { ...OfficeBlock }
        section { ...OfficeBlock }
        copyright
      }
    }

    fragment OfficeBlock on Office {
      name
      address
      phone
      whatsapp
      email
    }
  `);
  // The content check refuses a site without its settings, so a build never gets here without them.
  if (!site || !navigation || !offices) throw new Error("Faltam as configurações do site em content/settings.");
  return { site, menu: withPages(navigation.items, pages.nodes), footer: navigation.footer, offices };
}
