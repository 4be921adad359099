import { clock, daySpan, weekday } from "../../lib/dates";
import { mapLink } from "../../lib/phone";
import { DateBlock } from "../../ui/DateBlock";
import * as styles from "./EventList.module.css";

export interface EventData {
  readonly slug: string;
  readonly title: string;
  readonly start: string;
  readonly startTime: string | null;
  readonly end: string | null;
  readonly endTime: string | null;
  readonly place: string | null;
  readonly address: string | null;
  readonly summary: string | null;
  readonly page: string | null;
  readonly link: string | null;
  readonly cancelled: boolean;
}

/** Events, each with its day. */
export function EventList({ events }: { events: readonly EventData[] }) {
  if (events.length === 0)
    return <p>Nenhum evento marcado por enquanto. As próximas datas aparecem aqui assim que forem confirmadas.</p>;
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li
          key={event.slug}
          id={`evento-${event.slug}`}
          className={event.cancelled ? `${styles.event} ${styles.cancelled}` : styles.event}
        >
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}

function EventCard({
  event: { title, start, place, address, summary, page, link, cancelled, ...times },
}: {
  event: EventData;
}) {
  return (
    <>
      <DateBlock day={start} />
      <div>
        <h3>{title}</h3>
        {cancelled && <p className={styles.status}>Cancelado</p>}
        <p className={styles.when}>
          <time dateTime={start}>{whenOf({ start, ...times })}</time>
        </p>
        {place && <p className={styles.where}>{place}</p>}
        {summary && <p className={styles.text}>{summary}</p>}
        <p className={styles.links}>
          {page && (
            <a href={page}>
              Saiba mais<span className="sr-only"> sobre {title}</span>
            </a>
          )}
          {link && !cancelled && (
            <a href={link}>
              Inscreva-se<span className="sr-only"> em {title}</span>
            </a>
          )}
          {address && (
            <a href={mapLink(address)}>
              Ver no mapa<span className="sr-only">: {address}</span>
            </a>
          )}
        </p>
      </div>
    </>
  );
}

/** When an event is, in words: `sábado, 5 de dezembro de 2026, das 9h às 17h`. */
export function whenOf({
  start,
  startTime,
  end,
  endTime,
}: Pick<EventData, "start" | "startTime" | "end" | "endTime">): string {
  if (end && end !== start) return `${daySpan(start, end)}${startTime ? `, a partir das ${clock(startTime)}` : ""}`;
  const date = `${weekday(start)}, ${daySpan(start)}`;
  if (!startTime) return date;
  return endTime ? `${date}, das ${clock(startTime)} às ${clock(endTime)}` : `${date}, às ${clock(startTime)}`;
}
