import { graphql } from "gatsby";

/** A picture in each of the shapes in which `ui/Picture` shows it. */
export const pictureFragments = graphql`
  fragment PictureFiles on PictureData {
    src
    sizes
    width
    height
    color
    sources { type srcSet }
  }

  fragment CoverPicture on Picture {
    alt
    decorative
    credit
    data(use: COVER) { ...PictureFiles }
  }

  fragment CardPicture on Picture {
    data(use: CARD) { ...PictureFiles }
  }

  fragment PortraitPicture on Picture {
    alt
    decorative
    credit
    data(use: PORTRAIT) { ...PictureFiles }
  }
`;
