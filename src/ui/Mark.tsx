import { mark } from "../lib/mark";

/** The site's symbol, in the colour of the text beside it. */
export const Mark = () => (
  <svg viewBox={`0 0 ${mark.size} ${mark.size}`} width="34" height="34" fill="currentColor" aria-hidden="true">
    <path d={mark.book} />
    <circle cx={mark.sun.x} cy={mark.sun.y} r={mark.sun.radius} />
  </svg>
);
