import { type ComponentType, useEffect, useRef, useState } from "react";
import type { ClientFormProps } from "./client/ClientForm";
import { type FormControls, RegistrationForm, type RegistrationFormProps } from "./RegistrationForm";

/**
 * The form, which works without a script, and the client, which is loaded later or never. The form stays mounted when the
 * client takes over, so that typed text and focus are kept.
 */
export function Registration(props: RegistrationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [controls, setControls] = useState<FormControls>();
  const [client, setClient] = useState<{ ClientForm: ComponentType<ClientFormProps> }>();
  useEffect(() => {
    // If it can't be loaded, the browser sends the form.
    import(/* webpackChunkName: "registration" */ "./client/ClientForm").then(setClient, () => undefined);
  }, []);
  return (
    <>
      {client && <client.ClientForm {...props} form={form} onControls={setControls} />}
      <RegistrationForm {...props} ref={form} controls={controls} />
    </>
  );
}
