const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/gs;
/** With fewer, the list would be longer than the way. */
const fewest = 5;

/** Links to the parts of a long text, whose `html` was sanitized when it was made. */
export function Contents({ html }: { html: string }) {
  const parts = [...html.matchAll(heading)];
  if (parts.length < fewest) return null;
  return (
    <nav className="box no-print" aria-labelledby="nesta-pagina">
      <strong id="nesta-pagina">Nesta página</strong>
      <ul className="wrap targets">
        {parts.map(([, id, words = ""]) => (
          <li key={id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: text with its entities, without elements. */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: words.replace(/<[^>]*>/g, "") }} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
