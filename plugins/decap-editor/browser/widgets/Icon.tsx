import { iconToHTML, svgToData } from "@iconify/utils";
import { reactSelectStyles } from "decap-cms-ui-default";
import { useState } from "react";
import Select from "react-select";
import type { IconDrawing } from "../../../content-icons/drawing";
import { useIcon, useIcons } from "../icons";
import type { ControlProps } from "./control";
import { findIcons, iconLabel } from "./find-icons";

/** As many as can be looked through. */
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
  const [words, setWords] = useState("");
  const icons = useIcons(words.trim() !== "");
  const current = useIcon(value);
  const found = icons ? findIcons([...icons.keys()], words).slice(0, most) : [];
  return (
    <Select
      inputId={forID}
      className={classNameWrapper}
      styles={reactSelectStyles}
      placeholder="Procure: família, livro, mãos…"
      noOptionsMessage={() => "Nenhum ícone com essas palavras. Tente outra, como “casa” ou “pessoas”."}
      isLoading={!icons}
      isClearable
      options={found.map((name) => ({ name }))}
      // They are found already.
      filterOption={null}
      inputValue={words}
      onInputChange={setWords}
      value={value ? { name: value } : null}
      onChange={(icon) => onChange(icon?.name ?? "")}
      getOptionValue={({ name }) => name}
      getOptionLabel={({ name }) => iconLabel(name)}
      formatOptionLabel={({ name }) => (
        <span className="cms-icon">
          <img src={pictureOf(icons?.get(name) ?? current)} alt="" /> {iconLabel(name)}
        </span>
      )}
      onFocus={setActiveStyle}
      onBlur={setInactiveStyle}
    />
  );
}

const pictureOf = ({ body, width, height }: IconDrawing) =>
  svgToData(iconToHTML(body, { viewBox: `0 0 ${width} ${height}`, width: "28", height: "28" }));
