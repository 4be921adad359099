import { logo } from "../lib/logo";

/** The site's symbol, in the colour of the text beside it. */
export const Logo = () => (
  <svg viewBox={`0 0 ${logo.size} ${logo.size}`} width="34" height="34" fill="currentColor" aria-hidden="true">
    <path d={logo.book} />
    <circle cx={logo.sun.x} cy={logo.sun.y} r={logo.sun.radius} />
  </svg>
);
