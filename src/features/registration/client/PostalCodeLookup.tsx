import { useRef, useState } from "react";
import * as z from "zod/mini";
import { http, within } from "../../../lib/http";
import { propertyOf } from "../../../lib/values";
import * as button from "../../../ui/ButtonLink.module.css";
import { normalizePostalCode } from "./normalize";

interface Props {
  /** What stands in the field now. */
  postalCode: () => string;
  /** Returns false if a field keeps another answer. */
  onFound: (address: { readonly address: string; readonly city: string; readonly state: string }) => boolean;
}

const TIMEOUT_MS = 5_000;

const texts = {
  idle: "",
  searching: "Procurando o endereço…",
  found: "Endereço preenchido. Confira e complete com o número.",
  foundTown: "Cidade e estado preenchidos. Escreva o endereço.",
  kept: "O que você já tinha escrito ficou como estava. Confira se combina com o CEP.",
  invalid: "Digite antes os oito números do CEP.",
  unknown: "Nenhum endereço tem este CEP. Confira os números.",
  failed: "Não foi possível encontrar o endereço agora. Escreva-o abaixo.",
} as const;

/** Fills in the address of a CEP when the visitor asks for it. Only then does the CEP leave the page. */
export function PostalCodeLookup({ postalCode, onFound }: Props) {
  const [state, setState] = useState<keyof typeof texts>("idle");
  const searches = useRef(0);
  const search = async () => {
    const turn = ++searches.current;
    const wanted = normalizePostalCode(postalCode());
    if (!wanted) return setState("invalid");
    setState("searching");
    const found = await findAddress(wanted).catch(() => "failed" as const);
    if (turn !== searches.current) return;
    // The field has been corrected, or emptied for somebody else.
    if (normalizePostalCode(postalCode()) !== wanted) setState("idle");
    else if (found === "failed") setState("failed");
    else if (!found) setState("unknown");
    else if (!onFound(found)) setState("kept");
    else setState(found.address ? "found" : "foundTown");
  };
  return (
    <>
      <button type="button" className={`${button.button} ${button.quiet}`} onClick={search}>
        Buscar endereço pelo CEP
      </button>
      <p role="status">{texts[state]}</p>
    </>
  );
}

/**
 * Asks ViaCEP, or the server at GATSBY_VIACEP_URL; undefined for a CEP that nobody has. A town with one CEP for all has no street
 * and no district.
 */
async function findAddress(postalCode: string) {
  const service = (process.env.GATSBY_VIACEP_URL || "https://viacep.com.br/ws").replace(/\/+$/, "");
  const answer = await http(`${service}/${postalCode.replace("-", "")}/json/`, {
    signal: within(TIMEOUT_MS),
    referrerPolicy: "no-referrer",
    responseType: "json",
  });
  // The text "true", formerly a boolean.
  if (propertyOf(answer, "erro")) return undefined;
  const text = z.string();
  const place = z.object({ logradouro: text, bairro: text, localidade: text, uf: text }).parse(answer);
  const address = [place.logradouro, place.bairro].filter(Boolean).join(", ");
  return { address, city: place.localidade, state: place.uf };
}
