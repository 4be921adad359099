import { graphql } from "gatsby";

/** What the agenda shows of an event. */
export const eventFragments = graphql`
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
`;
