import { dayOfMonth, shortMonth } from "../lib/dates";
import * as styles from "./DateBlock.module.css";

/** A day as a calendar leaf. The text beside it says the whole date. */
export function DateBlock({ day }: { day: string }) {
  return (
    <div className={styles.block} aria-hidden="true">
      <span className={styles.day}>{dayOfMonth(day)}</span>
      <span className={styles.month}>{shortMonth(day)}</span>
    </div>
  );
}
