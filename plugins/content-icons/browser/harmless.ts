/** What a drawing is made of. */
const elements =
  "g|path|circle|ellipse|line|polyline|polygon|rect|defs|use|symbol|mask|clipPath|pattern|linearGradient|radialGradient|stop|filter|fe[A-Z]\\w*|animate|animateTransform|animateMotion|mpath|set|title";

const tags = new RegExp(`^(?:\\s*</?(?:${elements})(?:\\s+[\\w:-]+="[^"<>]*")*\\s*/?>)*\\s*$`);

/** What runs code, or has the browser load something; `fill="url(#a)"` and `href="#a"` stay in the drawing. */
const dangers =
  /\s(?:on\w+|style|src)=|href="(?!#)|url\((?!#)|attributeName="(?:\w+:)?(?:href|on\w+|style)"|javascript:/i;

/** Whether a drawing that another server sent holds shapes and nothing else. */
export const isHarmless = (body: string): boolean => tags.test(body) && !dangers.test(body);
