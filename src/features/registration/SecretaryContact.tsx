import { ContactLinks } from "../../ui/ContactLinks";
import type { ConsentFacts } from "./consents";

type Props = Pick<ConsentFacts, "contactPhone" | "contactEmail">;

/** How to reach the secretary: in sight at every step of a registration. */
export const SecretaryContact = ({ contactPhone, contactEmail }: Props) => (
  <ContactLinks contact={{ phone: contactPhone, email: contactEmail }} of="Secretaria" />
);
