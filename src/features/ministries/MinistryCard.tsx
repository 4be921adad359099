import { ContentIcon } from "../../ui/ContentIcon";
import { Picture } from "../../ui/Picture";
import * as styles from "./MinistryCard.module.css";

export type MinistryCardData = Queries.MinistryTileFragment & Partial<Queries.MinistryCardFragment>;

interface Props {
  ministries: readonly MinistryCardData[];
  /** The heading of a card that fits under those before it. */
  heading?: "h2" | "h3";
}

/** Some ministries side by side. */
export const MinistryGrid = ({ ministries, heading: Title = "h3" }: Props) =>
  ministries.length === 0 ? (
    <p>As pastorais serão publicadas em breve.</p>
  ) : (
    <ul className="columns">
      {ministries.map(({ path, title, summary, iconDrawing, cover }, index) => (
        <li key={path}>
          <article className={`card card-link ${styles.card}`}>
            {cover && <Picture picture={{ alt: null, decorative: true, data: cover.data }} first={index === 0} />}
            <div className={styles.text}>
              <ContentIcon drawing={iconDrawing} />
              <Title className={styles.title}>
                <a href={path}>{title}</a>
              </Title>
              <p>{summary}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
