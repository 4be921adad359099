/**
 * True while a form that is sent somewhere holds what the visitor typed; also once it was sent, as the receipt that then stands
 * over it would be lost: then the form is hidden.
 */
export const hasUnsavedInput = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLFormElement>("form[method=post]")].some(
    (form) => form.hidden || [...form.elements].some(isChanged),
  );

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== (first?.value ?? "");
  }
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
  return /^(checkbox|radio)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
