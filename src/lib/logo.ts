/** The site's symbol on a grid of 32 × 32: an open book with a path between its pages, and a sun over it. */
export const logo = {
  size: 32,
  book: "M2 11.2c4.8-1.9 10-1.5 12.9 1.3 1.4 2.7-.8 4.9-2.8 7.3-1.8 2.2-2.7 4.6-2.3 8.6-2.4-1.1-5.2-1.3-7.8-.6zM30 11.2c-4.8-1.9-10-1.5-12.9 1.3 1.7 3 .9 5.3-.2 7.7-1.2 2.6-1 5.2 1.3 8.2 3.5-1.5 8-1.6 11.8-.6z",
  sun: { x: 16, y: 5.4, radius: 3.2 },
} as const;
