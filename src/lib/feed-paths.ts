/** Where the site's feeds are. */
export const feedPaths = {
  /** News and notices, RSS. */
  news: "/rss.xml",
  /** All events, iCalendar: to subscribe to. */
  agenda: "/agenda.ics",
} as const;

/** One event, iCalendar: to put into one's own calendar. */
export const eventFile = (slug: string): string => `/agenda/${slug}.ics`;
