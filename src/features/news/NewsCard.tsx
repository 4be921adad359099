import { longDay } from "../../lib/dates";
import { kindLabel } from "../../lib/news-kinds";
import { Picture } from "../../ui/Picture";
import * as styles from "./NewsCard.module.css";

export type NewsCardData = Queries.NewsCardFragment;

interface Props {
  item: NewsCardData;
  /** The one card of a list that is larger than the others. */
  lead?: boolean;
  /** True for the first picture of a page. */
  first?: boolean;
  /** The heading that fits under those before it. */
  heading?: "h2" | "h3";
}

/** A news item in a list; a notice looks like one. */
export function NewsCard({ item, lead = false, first = false, heading: Heading = "h3" }: Props) {
  const notice = item.kind === "aviso";
  const classes = ["card-link", styles.card, notice && styles.notice, lead && styles.lead].filter(Boolean).join(" ");
  return (
    <article className={classes}>
      {item.cover && !notice && (
        // Screen readers go through the list by its titles.
        <Picture
          picture={{ alt: null, decorative: true, data: item.cover.data }}
          first={first}
          {...(lead ? { sizes: "(min-width: 64rem) 40rem, 92vw" } : {})}
        />
      )}
      <p className={`wrap meta ${styles.facts}`}>
        <span className={styles.kind}>{kindLabel(item.kind)}</span>
        <time dateTime={item.date}>{longDay(item.date)}</time>
        {item.pinned && <span>Em destaque</span>}
      </p>
      <Heading className={styles.title}>
        <a href={item.path}>{item.title}</a>
      </Heading>
      <p className={styles.summary}>{item.summary}</p>
    </article>
  );
}
