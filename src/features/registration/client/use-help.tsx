import { useMemo, useRef } from "react";
import type { UseFormGetFieldState, UseFormGetValues, UseFormSetValue } from "react-hook-form";
import { cityAlone } from "../../../lib/district";
import { slugify } from "../../../lib/slug";
import type { ContentOptions } from "../field-options";
import { type FormDefinition, fieldsOf, nameOf } from "../form-definition";
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
  /** The code of the section's state. */
  state: string;
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
export function useHelp({ definition, content, state, setValue, getValues, getFieldState }: Options): Help {
  const proposed = useRef<Record<string, string>>({});
  const cities = useMemo(() => Object.keys(content.cities), [content]);
  const textOf = (name: string) => toList(getValues(name))[0] ?? "";
  const fieldOf = (key: string) => fieldsOf(definition).find((known) => known.key === key);
  const answerTo = (key: string) => {
    const field = fieldOf(key);
    return field ? textOf(nameOf(field)).trim() : "";
  };
  /**
   * Fills a field in, or empties it again, unless somebody has typed another answer. @returns whether the field has the
   * text
   */
  const propose = (key: string, text: string) => {
    const field = fieldOf(key);
    const now = answerTo(key);
    if (now !== "" && now !== proposed.current[key]) return now === text;
    proposed.current[key] = text;
    if (field && now !== text) {
      const isWrong = getFieldState(nameOf(field)).invalid;
      setValue(nameOf(field), text, { shouldDirty: true, shouldValidate: isWrong && text !== "" });
    }
    return true;
  };
  const serving = (city: string) => Object.entries(content.cities).find(([name]) => slugify(name) === city)?.[1];
  const proposeSubsection = () => {
    const city = slugify(answerTo("city"));
    const home = answerTo("state") || state;
    const alone = cityAlone(city, home);
    // A city of another state may have the name of one of ours, and is served where it is named with its state.
    const ours = home === state ? (serving(city) ?? serving(alone)) : undefined;
    propose("subsection", serving(`${alone}-${home.toLowerCase()}`) ?? ours ?? "");
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
            proposeSubsection();
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
      if (["city", "state"].includes(field.key)) proposeSubsection();
    },
  };
}
