import { useEffect, useState } from "react";
import { withThousands } from "../../../lib/thousands";
import { idOf, type TextField } from "../form-definition";

/** Counts letters. The text is not cut: whoever pastes too much decides what goes. */
export function CharacterCount({ field }: { field: Pick<TextField, "key" | "maxLength"> }) {
  const [count, setCount] = useState(0);
  const id = idOf(field.key);
  // Each time it is drawn: a form that is emptied fires no event.
  useEffect(() => {
    const control = document.getElementById(id);
    const tell = () => setCount(control instanceof HTMLTextAreaElement ? control.value.trim().length : 0);
    tell();
    control?.addEventListener("input", tell);
    return () => control?.removeEventListener("input", tell);
  });
  const most = withThousands(field.maxLength);
  return (
    <>
      <p className="meta">{`${withThousands(count)} de ${most} letras`}</p>
      <p role="status">
        {count > field.maxLength ? `O texto passou de ${most} letras: encurte-o antes de continuar.` : ""}
      </p>
    </>
  );
}
