import { http, within } from "../../../lib/http";
import { normalizePostalCode } from "./normalize";

const TIMEOUT_MS = 5_000;

/** What ViaCEP knows of a CEP; some have no street. */
export interface PostalAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
}

/** Looks a CEP up at ViaCEP, or at GATSBY_VIACEP_URL. */
export async function findAddress(text: string): Promise<PostalAddress | "invalid" | "failed"> {
  const postalCode = normalizePostalCode(text);
  if (!postalCode) return "invalid";
  const service = (process.env.GATSBY_VIACEP_URL || "https://viacep.com.br/ws").replace(/\/+$/, "");
  try {
    const body: unknown = await http(`${service}/${postalCode.replace("-", "")}/json/`, {
      signal: within(TIMEOUT_MS),
      referrerPolicy: "no-referrer",
      responseType: "json",
    });
    const part = (name: string) => {
      const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
      return typeof value === "string" ? value : "";
    };
    if (!part("localidade")) return "failed";
    const address = [part("logradouro"), part("bairro")].filter(Boolean).join(", ");
    return { address, city: part("localidade"), state: part("uf") };
  } catch {
    return "failed";
  }
}
