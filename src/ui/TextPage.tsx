import { Contents } from "./Contents";
import { PageHeader } from "./PageHeader";
import { Prose } from "./Prose";

/** A page that is a title, an introduction and a text. */
export const TextPage = ({ title, summary, html }: { title: string; summary: string; html: string }) => (
  <>
    <PageHeader title={title} summary={summary} />
    <Contents html={html} />
    <Prose html={html} />
  </>
);
