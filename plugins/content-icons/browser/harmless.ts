const elements =
  "g|path|circle|ellipse|line|polyline|polygon|rect|defs|use|symbol|mask|clipPath|pattern|linearGradient|radialGradient|stop|filter|fe[A-Z]\\w*|animate|animateTransform|animateMotion|mpath|set|title";

const tags = new RegExp(`^(?:\\s*</?(?:${elements})(?:\\s+[\\w:-]+="[^"<>]*")*\\s*/?>)*\\s*$`);

/** What runs code or loads something; references within the drawing (`fill="url(#a)"`, `href="#a"`) are fine. */
const dangers =
  /\s(?:on\w+|style|src)=|href="(?!#)|url\((?!#)|attributeName="(?:\w+:)?(?:href|on\w+|style)"|javascript:/i;

/** True if a foreign drawing contains only shapes. */
export const isHarmless = (body: string): boolean => tags.test(body) && !dangers.test(body);
