import { graphql } from "gatsby";

/** What the views of ministries show of one. */
export const ministryFragments = graphql`
  fragment MinistryTile on Ministry {
    path
    title
    summary
    iconDrawing { body width height }
  }

  fragment MinistryCard on Ministry {
    ...MinistryTile
    cover { ...CardPicture }
  }

  fragment MinistryArticle on Ministry {
    ...MinistryTile
    html
    meetings
    cover { ...CoverPicture }
    leader {
      name
      role
      photo { ...PortraitPicture }
    }
    contact { email phone whatsapp }
    mentionedBy { ...NewsLink }
  }
`;
