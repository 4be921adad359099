/** An open book with a path between its pages, and a sun over it. */
const symbol =
  "M2 11.2c4.8-1.9 10-1.5 12.9 1.3 1.4 2.7-.8 4.9-2.8 7.3-1.8 2.2-2.7 4.6-2.3 8.6-2.4-1.1-5.2-1.3-7.8-.6zM30 11.2c-4.8-1.9-10-1.5-12.9 1.3 1.7 3 .9 5.3-.2 7.7-1.2 2.6-1 5.2 1.3 8.2 3.5-1.5 8-1.6 11.8-.6zM12.8 5.4a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1 -6.4 0z";

/** The site's symbol, in the colour of the text beside it. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width="34" height="34" fill="currentColor" aria-hidden="true">
    <path d={symbol} />
  </svg>
);
