import { logo } from "../lib/logo";

const { x, y, radius } = logo.sun;
/** Two half circles. */
const sun = `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 -${2 * radius} 0z`;

/** The site's symbol, in the colour of the text beside it. */
export const Logo = () => (
  <svg viewBox={`0 0 ${logo.size} ${logo.size}`} width="34" height="34" fill="currentColor" aria-hidden="true">
    <path d={logo.book + sun} />
  </svg>
);
