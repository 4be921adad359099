import { graphql } from "gatsby";

/** What the views of sub-sections show of one. */
export const subsectionFragments = graphql`
  fragment SubsectionCard on Subsection {
    slug
    title
    cities
    hasBody
    html
    president {
      name
      photo {
        ...PortraitPicture
      }
    }
    contact {
      email
      phone
      whatsapp
    }
    meeting {
      when
      place
      address
    }
  }
`;
