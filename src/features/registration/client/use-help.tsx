import { useMemo, useRef } from "react";
import type { UseFormGetFieldState, UseFormGetValues, UseFormSetValue } from "react-hook-form";
import { plainText } from "../../../lib/slug";
import type { ContentOptions } from "../field-options";
import { criterionField, type FormDefinition, fieldsOf, nameOf } from "../form-definition";
import { cityListId } from "../RegistrationField";
import type { FormControls } from "../RegistrationForm";
import { type Answers, toList } from "./answers";
import { CharacterCount } from "./CharacterCount";
import { CitySuggestions } from "./CitySuggestions";
import { normalize } from "./normalize";
import { PostalCodeLookup } from "./PostalCodeLookup";

interface Options {
  definition: FormDefinition;
  content: ContentOptions;
  setValue: UseFormSetValue<Answers>;
  getValues: UseFormGetValues<Answers>;
  getFieldState: UseFormGetFieldState<Answers>;
}

interface Help {
  readonly beside: FormControls["beside"];
  /** Call when a field loses the focus. */
  readonly onLeave: (name: string) => void;
}

/** Normalizes answers, and fills in the address of a CEP and the sub-section of a city, unless they are typed. */
export function useHelp({ definition, content, setValue, getValues, getFieldState }: Options): Help {
  const proposed = useRef<Record<string, string>>({});
  const cities = useMemo(() => Object.keys(content.cities), [content]);
  const textOf = (name: string) => toList(getValues(name))[0] ?? "";
  /**
   * Fills a field in, or empties it again, unless somebody has typed another answer. @returns whether the field has the
   * text
   */
  const propose = (key: string, text: string) => {
    const field = fieldsOf(definition).find((known) => known.key === key);
    const now = field ? textOf(nameOf(field)).trim() : "";
    if (now !== "" && now !== proposed.current[key]) return now === text;
    proposed.current[key] = text;
    if (field && now !== text) {
      const isWrong = getFieldState(nameOf(field)).invalid;
      setValue(nameOf(field), text, { shouldDirty: true, shouldValidate: isWrong && text !== "" });
    }
    return true;
  };
  const proposeSubsection = (city: string) => {
    const field = criterionField(definition, "subsection");
    const wanted = plainText(city.trim());
    const served = Object.entries(content.cities).find(([name]) => plainText(name) === wanted);
    if (field) propose(field.key, served?.[1] ?? "");
  };

  return {
    beside: (field) => {
      if (field.criterion === "city") return <CitySuggestions id={cityListId} cities={cities} />;
      if (field.control === "textarea") return <CharacterCount field={field} />;
      if (!("format" in field) || field.format !== "postal-code") return null;
      return (
        <PostalCodeLookup
          postalCode={() => textOf(nameOf(field))}
          onFound={(found) => {
            const isTaken = Object.entries(found).map(([key, text]) => propose(key, text));
            proposeSubsection(found.city);
            return !isTaken.includes(false);
          }}
        />
      );
    },
    onLeave: (name) => {
      const field = fieldsOf(definition).find((known) => nameOf(known) === name);
      if (!field) return;
      const text = textOf(name);
      const normalized = "format" in field ? normalize(field, text) : undefined;
      if (normalized !== undefined && normalized !== text) setValue(name, normalized, { shouldDirty: true });
      if (field.criterion === "city") proposeSubsection(text);
    },
  };
}
