/** Colours of what is drawn at build and of what surrounds the page; those of the page itself are in styles/tokens.css. */
export const brandColors = {
  deep: "#0c3944",
  paper: "#fbf8f2",
} as const;
