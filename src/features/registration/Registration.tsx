import { type ComponentType, useEffect, useRef, useState } from "react";
import type { ClientFormProps } from "./client/ClientForm";
import { type FormControls, RegistrationForm, type RegistrationFormProps } from "./RegistrationForm";

/**
 * The form, which works as it is, and the client that makes more of it, which comes later or never. The form stays in
 * its place when that happens, so that what is typed meanwhile is kept, focus and all.
 */
export function Registration(props: RegistrationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [controls, setControls] = useState<FormControls>();
  const [client, setClient] = useState<{ ClientForm: ComponentType<ClientFormProps> }>();
  useEffect(() => {
    // Without it the browser sends the form.
    import(/* webpackChunkName: "registration" */ "./client/ClientForm").then(setClient, () => undefined);
  }, []);
  return (
    <>
      {client && <client.ClientForm {...props} form={form} onControls={setControls} />}
      <RegistrationForm {...props} ref={form} controls={controls} />
    </>
  );
}
