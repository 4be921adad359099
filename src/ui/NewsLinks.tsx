import { longDay } from "../lib/dates";
import * as styles from "./NewsLinks.module.css";

/** Links to related news; nothing if there are none. */
export const NewsLinks = ({ title, news }: { title: string; news: readonly Queries.NewsLinkFragment[] }) =>
  news.length > 0 && (
    <nav aria-label={title} className={`${styles.links} no-print`}>
      <h2>{title}</h2>
      <ul className="plain">
        {news.map(({ path, title: name, date }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            <time className="meta" dateTime={date}>
              {longDay(date)}
            </time>
          </li>
        ))}
      </ul>
    </nav>
  );
