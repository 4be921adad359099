import { dayInSaoPaulo } from "../../../../src/lib/dates";
import { type ControlProps, textOption } from "./control";

/** A day of the calendar, `2026-11-21`, which no time zone moves. */
export function DayControl(props: ControlProps<string>) {
  const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = props;
  const label = textOption(props, "label");
  return (
    <div className={`${classNameWrapper} cms-row`}>
      <input
        type="date"
        id={forID}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value)}
        onFocus={setActiveStyle}
        onBlur={setInactiveStyle}
      />
      <button type="button" onClick={() => onChange(dayInSaoPaulo(new Date()))} aria-label={`Hoje: ${label}`}>
        Hoje
      </button>
      {value && (
        <button type="button" onClick={() => onChange("")} aria-label={`Limpar: ${label}`}>
          Limpar
        </button>
      )}
    </div>
  );
}
