import { graphql } from "gatsby";

/** What the pages of both registrations need. */
export const registrationFragments = graphql`
  fragment RegistrationPage on Page {
    ...PageIntro
    html
    requirements { item }
  }

  fragment RegistrationData on Query {
    forms: formsSettings {
      pastorFormId
      churchFormId
      contactEmail
      contactPhone
      replyDays
      retention
      roles
      regimes
    }
    site: siteSettings {
      fullName
      url
      state
      ofState
      timeZone
      utcOffset
    }
    subsections: allSubsection(sort: { inAlphabet: ASC }) {
      nodes { title cities }
    }
  }
`;
