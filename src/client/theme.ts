/** The colours that the visitor chose: those of the device, or always light or dark. */
export type Theme = "auto" | "light" | "dark";

const key = "theme";

export const isTheme = (value: string | null): value is Theme =>
  value === "auto" || value === "light" || value === "dark";

/** The stored choice. Blocked storage counts as none. */
export function storedTheme(): Theme {
  try {
    const value = localStorage.getItem(key);
    return isTheme(value) ? value : "auto";
  } catch {
    return "auto";
  }
}

/** Shows the page in the chosen colours. */
export function showTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The same, and remembers them where it may. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === "auto") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}
