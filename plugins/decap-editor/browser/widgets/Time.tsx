import type { ControlProps } from "./control";

/** A time of day, `19:30`. */
export function TimeControl({
  value,
  onChange,
  forID,
  classNameWrapper,
  setActiveStyle,
  setInactiveStyle,
}: ControlProps<string>) {
  return (
    <div className={`${classNameWrapper} cms-row`}>
      <input
        type="time"
        id={forID}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value)}
        onFocus={setActiveStyle}
        onBlur={setInactiveStyle}
      />
    </div>
  );
}
