import { type ReactNode, useEffect, useId, useRef } from "react";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** How far it is, which is heard when it changes. */
  readonly news?: string;
  /** True while an answer is waited for: nothing in it can be pressed, nor can it be closed. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A question or a list over the editor, which waits meanwhile. It is there as long as it is drawn. */
export function Dialog({ title, onClose, news, isBusy = false, children }: DialogProps) {
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
      {news !== undefined && <p role="status">{news}</p>}
      <div inert={isBusy}>{children}</div>
    </dialog>
  );
}
