import type { FormDefinition } from "./form-definition";

interface Destination {
  /** The server that takes forms in Formspree's place, `http://127.0.0.1:8001/f`. */
  formsUrl: string | undefined;
  formId: string | null | undefined;
}

/** The address to which a form is sent, or undefined while none is set up. A server of our own needs no form id. */
export function formAddress({ key }: FormDefinition, { formsUrl, formId }: Destination): string | undefined {
  if (formsUrl) return `${formsUrl.replace(/\/+$/, "")}/${formId || key}`;
  return formId ? `https://formspree.io/f/${formId}` : undefined;
}

/** The page to which a form sent without scripts comes back. */
export const receivedPath = "/cadastro-recebido";
