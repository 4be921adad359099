import { useState } from "react";
import * as button from "../../../ui/ButtonLink.module.css";
import * as styles from "../Registration.module.css";
import { findAddress, type PostalAddress } from "./postal-address";

interface Props {
  /** What stands in the field now. */
  postalCode: () => string;
  onFound: (address: PostalAddress) => void;
}

const texts = {
  idle: "",
  searching: "Procurando o endereço…",
  found: "Endereço preenchido. Confira e complete com o número.",
  invalid: "Digite antes os oito números do CEP.",
  failed: "Não foi possível encontrar o endereço agora. Escreva-o abaixo.",
} as const;

/** Fills in the address of a CEP when the visitor asks for it. Only then does the CEP leave the page. */
export function PostalCodeLookup({ postalCode, onFound }: Props) {
  const [state, setState] = useState<keyof typeof texts>("idle");
  const search = async () => {
    if (state === "searching") return;
    setState("searching");
    const result = await findAddress(postalCode());
    if (typeof result === "object") onFound(result);
    setState(typeof result === "object" ? "found" : result);
  };
  return (
    <div className={styles.lookup}>
      <button type="button" className={`${button.button} ${button.quiet}`} onClick={search}>
        Buscar endereço pelo CEP
      </button>
      <p role="status">{texts[state]}</p>
    </div>
  );
}
