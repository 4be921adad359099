import { NewsCard, type NewsCardData } from "./NewsCard";
import * as styles from "./NewsHighlights.module.css";

interface Props {
  items: readonly NewsCardData[];
  /** True if no other picture comes before. */
  first?: boolean;
}

/** The newest item with a picture, large, and three more beside it. */
export function NewsHighlights({ items, first = false }: Props) {
  const lead = items.find(({ cover, kind }) => cover && kind === "noticia") ?? items[0];
  if (!lead) return <p>Ainda não há notícias publicadas.</p>;
  const rest = items.filter((item) => item !== lead).slice(0, 3);
  return (
    <div className={styles.highlights}>
      <NewsCard item={lead} lead first={first} />
      <ul className={styles.rest}>
        {rest.map((item) => (
          <li key={item.path}>
            <NewsCard item={{ ...item, cover: null }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
