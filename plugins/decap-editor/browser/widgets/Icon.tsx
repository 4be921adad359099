import { type KeyboardEvent, useId, useState } from "react";
import { ContentIcon } from "../../../../src/ui/ContentIcon";
import { ring } from "../../../content-icons/drawing";
import { useIcon, useIcons } from "../icons";
import type { ControlProps } from "./control";
import { findIcons, iconLabel } from "./find-icons";

const most = 72;

/** Chooses an icon by looking, and by Portuguese words. */
export function IconControl({
  value = "",
  onChange,
  forID,
  classNameWrapper,
  setActiveStyle,
  setInactiveStyle,
}: ControlProps<string>) {
  const icons = useIcons();
  const current = useIcon(value);
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const searchId = useId();
  const found = icons && isOpen ? findIcons([...icons.keys()], words) : [];
  const choose = (name: string) => {
    onChange(name);
    setOpen(false);
    setWords("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setOpen(false);
  };
  return (
    <div className={classNameWrapper}>
      <div className="cms-row">
        {value && (
          <span className="cms-icon-now">
            <ContentIcon drawing={current} /> {iconLabel(value)}
          </span>
        )}
        <button
          type="button"
          id={forID}
          aria-label={value ? "Trocar ícone" : "Escolher ícone"}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          onFocus={setActiveStyle}
          onBlur={setInactiveStyle}
        >
          {value ? "Trocar ícone" : "Escolher ícone"}
        </button>
        {value && (
          <button type="button" onClick={() => choose("")}>
            Tirar ícone
          </button>
        )}
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside.
        <div className="cms-icons-found" onKeyDown={onKeyDown}>
          <label htmlFor={searchId}>Procurar ícone</label>
          <input
            id={searchId}
            type="search"
            // biome-ignore lint/a11y/noAutofocus: it opened on the editor's own click.
            autoFocus
            value={words}
            placeholder="família, livro, mãos…"
            onChange={(event) => setWords(event.target.value)}
          />
          <p role="status">{icons ? resultOf(found.length) : "Carregando os ícones…"}</p>
          <ul>
            {found.slice(0, most).map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={name === value}
                  aria-label={iconLabel(name)}
                  title={iconLabel(name)}
                  onClick={() => choose(name)}
                >
                  <ContentIcon drawing={icons?.get(name) ?? ring()} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function resultOf(count: number): string {
  if (count === 0) return "Nenhum ícone com essas palavras. Tente outra, como “casa” ou “pessoas”.";
  if (count > most) return `${count} ícones; aqui estão os primeiros ${most}.`;
  return count === 1 ? "1 ícone" : `${count} ícones`;
}
