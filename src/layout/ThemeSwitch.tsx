import { useEffect, useState } from "react";
import { chooseTheme, isTheme, showTheme, storedTheme, type Theme } from "../client/theme";
import { Icon } from "../ui/Icon";
import * as styles from "./ThemeSwitch.module.css";

const labels: Record<Theme, string> = { auto: "Como no aparelho", light: "Claras", dark: "Escuras" };

/** Lets the visitor choose light or dark. Drawn only by a script, as it needs one. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>();
  useEffect(() => {
    setTheme(storedTheme());
    // The page that Back shows again: the colours may have been chosen on another since.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setTheme(storedTheme());
      showTheme(storedTheme());
    };
    addEventListener("pageshow", show);
    return () => removeEventListener("pageshow", show);
  }, []);
  if (!theme) return null;
  return (
    <label className={`${styles.choice} no-print`}>
      <Icon name="contrast" /> Cores
      <span className={styles.field}>
        <select
          value={theme}
          onChange={({ target: { value } }) => {
            if (!isTheme(value)) return;
            setTheme(value);
            chooseTheme(value);
          }}
        >
          {Object.entries(labels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  );
}
