import { NewsCard, type NewsCardData } from "./NewsCard";
import * as styles from "./NewsHighlights.module.css";

/** The newest item with a picture, large, and three more beside it. */
export function NewsHighlights({ items }: { items: readonly NewsCardData[] }) {
  const lead = items.find(({ cover, kind }) => cover && kind === "noticia") ?? items[0];
  if (!lead) return <p>Ainda não há notícias publicadas.</p>;
  const rest = items.filter((item) => item !== lead).slice(0, 3);
  return (
    <div className={styles.highlights}>
      <NewsCard item={lead} lead />
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
