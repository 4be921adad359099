import { type Ref, useEffect, useState } from "react";
import * as styles from "./FilterField.module.css";
import { Suggestions } from "./Suggestions";

interface Props {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  /** How many were found, in words; announced after a change. */
  result: string;
  options?: readonly string[];
}

/** A field that filters a list. Invisible, in its place, until a script runs: without one the whole list is there. */
export function FilterField({ ref, label, value, onChange, onFocus, result, options }: Props) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role before Chrome 118
    <div role="search" className={alive ? "no-print" : `needs-script no-print ${styles.waiting}`}>
      <label className={`controls ${styles.field}`}>
        {label}
        <input
          ref={ref}
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          list={alive && options ? "filter-options" : undefined}
          autoComplete="off"
        />
      </label>
      {alive && options && <Suggestions id="filter-options" options={options} />}
      <p className="sr-only" role="status">
        {value.trim() === "" ? "" : result}
      </p>
    </div>
  );
}
