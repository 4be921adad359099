/** Colours of the manifest and of `theme-color`; those of the page are in styles/tokens.css. */
export const brandColors = { deep: "#0c3944", paper: "#fbf8f2" } as const;
