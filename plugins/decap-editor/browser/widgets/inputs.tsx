import type { InputHTMLAttributes, ReactNode } from "react";
import { dialLink, normalizePhone, whatsappLink } from "../../../../src/lib/phone";
import { publishedPaths } from "../saving/published-site";
import { today } from "../settings";
import { useLoaded } from "../use-loaded";
import { type ControlProps, textOption } from "./control";

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  control: ControlProps<string>;
  onLeave?: () => void;
  children?: ReactNode;
}

/** One of the browser's inputs as the control of a field, with what stands beside it. */
function Input({ control, onLeave, children, ...attributes }: InputProps) {
  const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = control;
  return (
    <div className={`${classNameWrapper} cms-row`}>
      <input
        {...attributes}
        id={forID}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value)}
        onFocus={setActiveStyle}
        onBlur={() => {
          onLeave?.();
          setInactiveStyle();
        }}
      />
      {children}
    </div>
  );
}

/** A time of day, `19:30`. */
export const TimeControl = (props: ControlProps<string>) => <Input control={props} type="time" />;

/** A day of the calendar, `2026-11-21`, which no time zone moves. */
export function DayControl(props: ControlProps<string>) {
  const { value, onChange } = props;
  const label = textOption(props, "label");
  return (
    <Input control={props} type="date">
      <button type="button" onClick={() => onChange(today())} aria-label={`Hoje: ${label}`}>
        Hoje
      </button>
      {value && (
        <button type="button" onClick={() => onChange("")} aria-label={`Limpar: ${label}`}>
          Limpar
        </button>
      )}
    </Input>
  );
}

/** The address of a page of the site, typed or chosen among those that it has. */
export function PageControl(props: ControlProps<string>) {
  const paths = useLoaded("", publishedPaths)?.value ?? [];
  const list = `${props.forID}-pages`;
  return (
    <Input control={props} type="text" list={list} autoComplete="off">
      {/* Another one for other pages: src/ui/Suggestions.tsx says why. */}
      <datalist id={list} key={paths.length}>
        {paths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </Input>
  );
}

/** A phone number, typed as one likes and normalized on leaving; a link tries it out. */
export function PhoneControl(props: ControlProps<string>) {
  const { value = "", onChange } = props;
  const normalized = normalizePhone(value);
  const isWhatsapp = textOption(props, "name") === "whatsapp";
  const normalize = () => {
    if (normalized && normalized !== value) onChange(normalized);
  };
  return (
    <Input control={props} type="tel" inputMode="tel" autoComplete="off" onLeave={normalize}>
      {normalized && (
        <a
          href={isWhatsapp ? whatsappLink(normalized) : dialLink(normalized)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {isWhatsapp ? "Abrir a conversa para conferir" : "Ligar para conferir"}
        </a>
      )}
    </Input>
  );
}
