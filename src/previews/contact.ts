import type { Draft } from "./draft";

/** The ways to reach somebody that are filled in. */
export const contactOf = (contact: Draft) => ({
  email: contact.maybe("email"),
  phone: contact.maybe("phone"),
  whatsapp: contact.maybe("whatsapp"),
});
