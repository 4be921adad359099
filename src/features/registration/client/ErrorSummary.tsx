import { useState } from "react";
import * as styles from "../Registration.module.css";
import { useFocus } from "./focus";

interface Props {
  /** In the order of the page. */
  errors: readonly { readonly id: string; readonly message: string }[];
}

/** All errors of one submit, with links to their fields. It stays as it is while they are corrected. */
export function ErrorSummary({ errors }: Props) {
  const box = useFocus<HTMLDivElement>();
  const [found] = useState(errors);
  return (
    <div ref={box} className={styles.panel} data-tone="problem" tabIndex={-1} role="alert" aria-labelledby="erros">
      <h3 id="erros">Há um problema</h3>
      <ul>
        {found.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusOn(id);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses a field and scrolls its question into view. */
export function focusOn(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  // A question with boxes is a fieldset in a fieldset.
  const question = control?.closest("fieldset fieldset") ?? control?.closest("div");
  // The middle of a tall question would hide its legend.
  const isTall = (question?.clientHeight ?? 0) > innerHeight / 2;
  question?.scrollIntoView?.({ block: isTall ? "start" : "center", behavior: "instant" });
}
