import type { ContentPicture } from "../../lib/picture";
import { ContentIcon, type IconDrawing } from "../../ui/ContentIcon";
import { Picture } from "../../ui/Picture";
import * as styles from "./MinistryCard.module.css";

export interface MinistryCardData {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly iconDrawing: IconDrawing | null;
  readonly cover?: ContentPicture | null;
}

/** A ministry in a list. */
export function MinistryCard({ ministry, first = false }: { ministry: MinistryCardData; first?: boolean }) {
  const { path, title, summary, iconDrawing, cover } = ministry;
  return (
    <article className={styles.card}>
      {cover && <Picture picture={cover} first={first} />}
      <div className={styles.text}>
        <ContentIcon drawing={iconDrawing} />
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <p>{summary}</p>
      </div>
    </article>
  );
}

/** Some ministries side by side. */
export function MinistryGrid({ ministries }: { ministries: readonly MinistryCardData[] }) {
  return (
    <ul className={styles.grid}>
      {ministries.map((ministry, index) => (
        <li key={ministry.path}>
          <MinistryCard ministry={ministry} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}
