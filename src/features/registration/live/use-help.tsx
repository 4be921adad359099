import { useState } from "react";
import type { UseFormGetValues, UseFormSetValue } from "react-hook-form";
import type { ContentOptions } from "../field-options";
import type { FormControls } from "../form-controls";
import { criterionField, type FormDefinition, fieldsOf, nameOf } from "../form-definition";
import { type Answers, toList } from "./answers";
import { CitySuggestions } from "./CitySuggestions";
import { PostalCodeLookup } from "./PostalCodeLookup";
import { subsectionOf } from "./subsection-of";
import { tidy } from "./tidy";

interface Options {
  definition: FormDefinition;
  content: ContentOptions;
  setValue: UseFormSetValue<Answers>;
  getValues: UseFormGetValues<Answers>;
}

interface Help {
  readonly beside: FormControls["beside"];
  /** For when a field is left. */
  readonly onLeave: (name: string) => void;
}

/** The id of the list of cities; the field for the city names it. */
const cityListId = "cidades";

/** Help with filling in: answers tidied, an address for a CEP, a sub-section for a city. Nothing typed is overridden. */
export function useHelp({ definition, content, setValue, getValues }: Options): Help {
  const [cities] = useState(() => Object.keys(content.cities));
  const textOf = (name: string) => toList(getValues(name))[0] ?? "";
  const nameByKey = (key: string) => {
    const field = fieldsOf(definition).find((known) => known.key === key);
    return field && nameOf(field);
  };
  const fillIn = (key: string, text: string | undefined) => {
    const name = nameByKey(key);
    if (name && text) setValue(name, text, { shouldDirty: true });
  };
  const proposeSubsection = (city: string) => {
    const field = criterionField(definition, "subsection");
    if (field && textOf(nameOf(field)) === "") fillIn(field.key, subsectionOf(city, content));
  };

  return {
    beside: (field) => {
      if (field.criterion === "city") return <CitySuggestions id={cityListId} cities={cities} />;
      if (!("format" in field) || field.format !== "postal-code") return null;
      return (
        <PostalCodeLookup
          postalCode={() => textOf(nameOf(field))}
          onFound={({ address, city, state }) => {
            fillIn("address", address);
            fillIn("city", city);
            fillIn("state", state);
            proposeSubsection(city);
          }}
        />
      );
    },
    onLeave: (name) => {
      const field = fieldsOf(definition).find((known) => nameOf(known) === name);
      if (!field) return;
      const text = textOf(name);
      const tidied = "format" in field ? tidy(field, text) : undefined;
      if (tidied !== undefined && tidied !== text) setValue(name, tidied, { shouldDirty: true });
      if (field.criterion === "city") proposeSubsection(text);
    },
  };
}
