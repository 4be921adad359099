/** Colours of what is drawn at build and of what surrounds the page; those of the page itself are in styles/tokens.css. */
export const brandColors = {
  deep: "#0c3944",
  onDeep: "#f4efe4",
  onDeepMuted: "#bfd3d5",
  paper: "#fbf8f2",
  accent: "#0f4c5c",
  warm: "#c8872e",
  warmOnDeep: "#e6a94f",
} as const;
