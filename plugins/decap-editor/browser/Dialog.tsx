import { type ReactNode, useEffect, useId, useRef } from "react";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** True while an answer is waited for: it can't be closed. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A question or a list over the editor, which waits meanwhile. It is there as long as it is drawn. */
export function Dialog({ title, onClose, isBusy = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="editor-dialog"
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
