import type { ReactNode } from "react";
import { eventFile, feedPaths } from "../../lib/feed-paths";
import { mapLink } from "../../lib/phone";
import { whereOf } from "../../lib/where-of";
import { DateBlock } from "../../ui/DateBlock";
import { Icon } from "../../ui/Icon";
import * as styles from "./EventList.module.css";

export type EventData = Queries.EventCardFragment;

/** Events shown at once; the others open on a click. */
const shownFirst = 6;

/** Events, each with its day. Without `origin`, the address of the site, there is no offer to subscribe. */
export function EventList({ events, origin }: { events: readonly EventData[]; origin?: string | undefined }) {
  const more = events.slice(shownFirst);
  return (
    <div className={styles.agenda}>
      {events.length > 0 && <Events events={events.slice(0, shownFirst)} />}
      {more.length > 0 && (
        <details>
          <summary className={`target ${styles.summary}`}>Mais datas</summary>
          <Events events={more} />
        </details>
      )}
      {/* Shown by the style sheet once every event above is over, which may be after the page was built. */}
      <p className={styles.none}>
        Nenhum evento marcado por enquanto. As próximas datas aparecem aqui assim que forem confirmadas.
      </p>
      {origin && <Subscription origin={origin} />}
    </div>
  );
}

/** src/client/agenda.ts hides events by `data-until`. */
const Events = ({ events }: { events: readonly EventData[] }) => (
  <ul className={`columns ${styles.list}`}>
    {events.map((event) => (
      <li
        key={event.slug}
        id={`evento-${event.slug}`}
        data-until={event.until}
        className={event.cancelled ? `${styles.event} ${styles.cancelled}` : styles.event}
      >
        <EventCard event={event} />
      </li>
    ))}
  </ul>
);

function Subscription({ origin }: { origin: string }) {
  const address = new URL(feedPaths.agenda, origin);
  const live = `webcal://${address.host}${address.pathname}`;
  return (
    <Choices
      links={{
        "iPhone, Mac ou Outlook": live,
        "Google Agenda": `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(live)}`,
        "Arquivo agenda.ics": feedPaths.agenda,
      }}
      text="Os eventos entram no seu calendário. As mudanças chegam sozinhas, menos a quem só baixa o arquivo. Quem usa Android escolhe “Google Agenda” em um computador, com a mesma conta: depois a agenda aparece também no celular."
    >
      <Icon name="calendar" /> Receba a agenda no seu calendário
    </Choices>
  );
}

interface ChoicesProps {
  /** What is seen before a click. */
  children: ReactNode;
  text?: string;
  /** Addresses by their words. */
  links: Readonly<Record<string, string>>;
}

const Choices = ({ children, text, links }: ChoicesProps) => (
  <details className="no-print">
    <summary className={`target ${styles.summary}`}>{children}</summary>
    {text && <p>{text}</p>}
    <ul className="wrap targets">
      {Object.entries(links).map(([label, href]) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </details>
);

function EventCard({
  event: { slug, title, start, place, address, summary, page, link, cancelled, google, outlook, end, when, subsection },
}: {
  event: EventData;
}) {
  const where = whereOf({ place, address });
  return (
    <>
      <DateBlock day={start} last={end} />
      <div>
        <h3>{title}</h3>
        {cancelled && <p className={styles.status}>Cancelado</p>}
        <p className={`meta ${styles.when}`}>
          <time dateTime={start}>{when}</time>
        </p>
        {where && <p className="meta">{where}</p>}
        {subsection && (
          <p className="meta">
            <a href={subsection.path}>{`Subseção ${subsection.title}`}</a>
          </p>
        )}
        {summary && <p className={styles.text}>{summary}</p>}
        <p className="wrap targets">
          {page && (
            <a href={page}>
              Saiba mais<span className="sr-only">{` sobre ${title}`}</span>
            </a>
          )}
          {link && !cancelled && (
            <a href={link}>
              Inscreva-se<span className="sr-only">{` em ${title}`}</span>
            </a>
          )}
          {address && (
            <a href={mapLink(address)}>
              Ver no mapa<span className="sr-only">{`: ${address}`}</span>
            </a>
          )}
        </p>
        {!cancelled && (
          <Choices links={{ Google: google, Outlook: outlook, "Outro (arquivo .ics)": eventFile(slug) }}>
            Adicionar à agenda<span className="sr-only">{`: ${title}`}</span>
          </Choices>
        )}
      </div>
    </>
  );
}
