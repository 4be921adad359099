import { dialLink, mapLink, whatsappLink } from "../lib/phone";
import * as styles from "./ContactLinks.module.css";
import { Icon, type IconName } from "./Icon";

export interface Contact {
  readonly whatsapp?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly address?: string | null;
}

/** Ways to reach somebody: WhatsApp, phone, e-mail, map. `of` names who is reached. */
export function ContactLinks({ contact, of }: { contact: Contact; of: string }) {
  const ways: { icon: IconName; verb: string; text: string; href: string }[] = [];
  const { whatsapp, phone, email, address } = contact;
  if (whatsapp) ways.push({ icon: "whatsapp", verb: "WhatsApp", text: whatsapp, href: whatsappLink(whatsapp) });
  if (phone) ways.push({ icon: "phone", verb: "Telefone", text: phone, href: dialLink(phone) });
  if (email) ways.push({ icon: "mail", verb: "E-mail", text: email, href: `mailto:${email}` });
  if (address) ways.push({ icon: "pin", verb: "Mapa", text: "Ver no mapa", href: mapLink(address) });
  return (
    <ul className={`columns ${styles.links}`}>
      {ways.map(({ icon, verb, text, href }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            <span className="sr-only">{`${verb}, ${of}: `}</span>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
