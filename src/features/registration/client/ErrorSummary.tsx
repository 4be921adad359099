import { useState } from "react";
import * as styles from "../Registration.module.css";
import { useFocus } from "./focus";

interface Props {
  /** In the order of the page. */
  errors: readonly { readonly id: string; readonly message: string }[];
}

/**
 * Every error at once, each with a link to its field and in the same words. It stays as it was at that try, so that nothing
 * moves under who mends one after the other.
 */
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

/** Goes to a field, its question in view. */
export function focusOn(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  // That of several boxes is a group within a group.
  const question = control?.closest("fieldset fieldset") ?? control?.closest("div");
  // Of one that is taller than the view, the middle is not where it is asked.
  const isTall = (question?.clientHeight ?? 0) > innerHeight / 2;
  question?.scrollIntoView?.({ block: isTall ? "start" : "center", behavior: "instant" });
}
