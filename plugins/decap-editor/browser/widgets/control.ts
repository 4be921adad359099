import type { ComponentType } from "react";

/** What Decap hands to the control of a field; its own types leave most of it out. */
export interface ControlProps<Value = unknown> {
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly field: { readonly get: (name: string) => unknown };
  /** For the `id` of the control, which the label names. */
  readonly forID: string;
  readonly classNameWrapper: string;
  readonly setActiveStyle: () => void;
  readonly setInactiveStyle: () => void;
  /** The entry as it is now: `collection`, `data`. */
  readonly getEntry?: () => { readonly get: (name: string) => unknown } | undefined;
  /** Ids of the groups and lists around the field. */
  readonly parentIds?: readonly string[];
  /** Tells the problem of the field, or that it has none any more. */
  readonly validate?: () => void;
}

export type Control<Value = unknown> = ComponentType<ControlProps<Value>>;

/** A text option of the field, as the content model gives it. */
export const textOption = ({ field }: Pick<ControlProps, "field">, name: string): string => {
  const value = field.get(name);
  return typeof value === "string" ? value : "";
};
