import type { FormEventHandler, ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { FormField } from "./form-definition";

/** What ties a control to react-hook-form. */
export type LiveControl = UseFormRegisterReturn;

/** What the script gives to the form that the browser alone could send. Names are those under which answers are sent. */
export interface FormControls {
  readonly register: (name: string) => LiveControl;
  readonly errors: Readonly<Record<string, string>>;
  readonly hidden: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** What stands below a field. */
  readonly beside: (field: FormField) => ReactNode;
}
