import { graphql } from "gatsby";

/** What the views of a feature need of an entry; each page query takes the fragments of what it shows. */
export const pictureFragments = graphql`
  fragment PictureFiles on PictureData {
    src
    srcSet
    sizes
    width
    height
    color
    sources {
      type
      srcSet
    }
  }

  fragment CoverPicture on Picture {
    alt
    decorative
    credit
    data(use: COVER) {
      ...PictureFiles
    }
  }

  fragment CardPicture on Picture {
    alt
    decorative
    data(use: CARD) {
      ...PictureFiles
    }
  }

  fragment PortraitPicture on Picture {
    alt
    decorative
    data(use: PORTRAIT) {
      ...PictureFiles
    }
  }
`;

export const cardFragments = graphql`
  fragment NewsLink on News {
    path
    title
    date
  }

  fragment NewsCard on News {
    path
    title
    kind
    date
    summary
    pinned
    cover {
      ...CardPicture
    }
  }

  fragment DocumentRow on Document {
    slug
    title
    category
    date
    summary
    fileType
    fileSize
    fileUrl
    pages
  }

  fragment EventCard on Event {
    slug
    title
    start
    end
    when
    place
    address
    summary
    page
    link
    cancelled
    until
    google
    outlook
  }

  fragment MinistryCard on Ministry {
    path
    title
    summary
    iconDrawing {
      body
      width
      height
    }
    cover {
      ...CardPicture
    }
  }
`;

/** What `PageHead` and `PageHeader` show of an entry of `pages`. */
export const pageFragment = graphql`
  fragment PageIntro on Page {
    path
    title
    summary
    social {
      src
      alt
    }
  }
`;

export const registrationFragments = graphql`
  fragment RegistrationPage on Page {
    ...PageIntro
    html
    requirements {
      item
    }
  }

  fragment RegistrationFacts on FormsSettings {
    contactEmail
    contactPhone
    replyDays
    retention
    roles
    regimes
  }
`;
