import { dialLink, normalizePhone, whatsappLink } from "../../../../src/lib/phone";
import { type ControlProps, textOption } from "./control";

/** A phone number, typed as one likes and tidied on leaving; a link tries it out. */
export function PhoneControl(props: ControlProps<string>) {
  const { value = "", onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = props;
  const tidied = normalizePhone(value);
  const isWhatsapp = textOption(props, "name") === "whatsapp";
  return (
    <div className={`${classNameWrapper} cms-row`}>
      <input
        type="tel"
        inputMode="tel"
        autoComplete="off"
        id={forID}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={setActiveStyle}
        onBlur={() => {
          if (tidied && tidied !== value) onChange(tidied);
          setInactiveStyle();
        }}
      />
      {tidied && (
        <a href={isWhatsapp ? whatsappLink(tidied) : dialLink(tidied)} target="_blank" rel="noopener noreferrer">
          {isWhatsapp ? "Abrir a conversa para conferir" : "Ligar para conferir"}
        </a>
      )}
    </div>
  );
}
