import type { HeadProps, PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { useReport } from "../../layout/use-report";
import { ErrorView, unexpected } from "../../ui/ErrorView";
import { errorTextsFor } from "./error-texts";

/** Who is sent to the page of an unexpected error has met one. */
const opened = new Error("The error page was opened");

/** Both the 404 page and `/error-{slug}`: the address says which. */
export default function ErrorPage({ location: { pathname } }: PageProps) {
  const texts = errorTextsFor(pathname);
  const isReported = useReport(texts === unexpected ? opened : undefined);
  return <ErrorView texts={texts} isReported={isReported} />;
}

export const Head = ({ location }: HeadProps) => <Seo title={errorTextsFor(location.pathname).title} />;
