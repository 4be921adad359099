import { ContentIcon } from "../../ui/ContentIcon";
import { Picture } from "../../ui/Picture";
import * as styles from "./MinistryCard.module.css";

export type MinistryCardData = Queries.MinistryTileFragment & Partial<Queries.MinistryCardFragment>;

/** The heading of a card that fits under those before it. */
type Heading = "h2" | "h3";

interface Props {
  ministry: MinistryCardData;
  /** True for the first picture of a page. */
  first?: boolean;
  heading: Heading;
}

/** A ministry in a list. */
export function MinistryCard({ ministry, first = false, heading: Title }: Props) {
  const { path, title, summary, iconDrawing, cover } = ministry;
  return (
    <article className={`card card-link ${styles.card}`}>
      {cover && <Picture picture={cover} first={first} />}
      <div className={styles.text}>
        <ContentIcon drawing={iconDrawing} />
        <Title className={styles.title}>
          <a href={path}>{title}</a>
        </Title>
        <p>{summary}</p>
      </div>
    </article>
  );
}

/** Some ministries side by side. */
export function MinistryGrid({
  ministries,
  heading = "h3",
}: {
  ministries: readonly MinistryCardData[];
  heading?: Heading;
}) {
  return (
    <ul className="columns">
      {ministries.map((ministry, index) => (
        <li key={ministry.path}>
          <MinistryCard ministry={ministry} first={index === 0} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
