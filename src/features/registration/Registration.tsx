import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import type { FormControls } from "./form-controls";
import type { LiveFormProps } from "./live/LiveForm";
import { RegistrationForm } from "./RegistrationForm";

type Props = Omit<ComponentProps<typeof RegistrationForm>, "ref" | "controls">;

/**
 * The form, which works as it is, and the script that makes more of it, which comes later or never. The form stays in
 * its place when that happens, so that what is typed meanwhile is kept, focus and all.
 */
export function Registration(props: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [controls, setControls] = useState<FormControls>();
  const LiveForm = useLiveForm();
  return (
    <>
      {LiveForm && <LiveForm {...props} form={form} onControls={setControls} />}
      <RegistrationForm {...props} ref={form} controls={controls} />
    </>
  );
}

function useLiveForm(): ComponentType<LiveFormProps> | undefined {
  const [loaded, setLoaded] = useState<{ LiveForm: ComponentType<LiveFormProps> }>();
  useEffect(() => {
    let isHere = true;
    import(/* webpackChunkName: "registration" */ "./live/LiveForm").then(
      (module) => isHere && setLoaded(module),
      // Without it the browser sends the form.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return loaded?.LiveForm;
}
