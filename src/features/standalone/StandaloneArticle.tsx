import { Contents } from "../../ui/Contents";
import { Cover } from "../../ui/Cover";
import { DocumentRows } from "../../ui/DocumentRow";
import { PageHeader } from "../../ui/PageHeader";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import * as styles from "./StandaloneArticle.module.css";

export type StandaloneArticleData = Queries.StandaloneArticleFragment;

/** A page that editors create: a text, with a picture and documents if it has them. */
export function StandaloneArticle({ page }: { page: StandaloneArticleData }) {
  const { title, summary, cover, html, documents } = page;
  return (
    <article>
      <PageHeader title={title} summary={summary} />
      {cover && <Cover picture={cover} className={styles.cover} />}
      <Contents html={html} />
      <Prose html={html} />
      {documents.length > 0 && (
        <Section title="Documentos" id="documentos">
          <DocumentRows documents={documents} />
        </Section>
      )}
    </article>
  );
}
