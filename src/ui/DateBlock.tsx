import { dayOfMonth, shortMonth } from "../lib/dates";
import * as styles from "./DateBlock.module.css";

/** A day, or some days of one month, as a calendar leaf. The text beside it has the whole date. */
export function DateBlock({ day, last }: { day: string; last?: string | null }) {
  const isSpan = last && last !== day && last.slice(0, 7) === day.slice(0, 7);
  return (
    <div className={styles.block} aria-hidden="true">
      <span className={isSpan ? `${styles.day} ${styles.span}` : styles.day}>
        {dayOfMonth(day)}
        {isSpan && `–${dayOfMonth(last)}`}
      </span>
      <span className={styles.month}>{shortMonth(day)}</span>
    </div>
  );
}
