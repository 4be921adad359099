import type { HeadProps, PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { ErrorView } from "./ErrorView";
import { errorTextsFor } from "./error-texts";

/** Both the 404 page and `/error-{slug}`: the address says which. */
export default function ErrorPage({ location }: PageProps) {
  return <ErrorView {...errorTextsFor(location.pathname)} />;
}

export const Head = ({ location }: HeadProps) => <Seo title={errorTextsFor(location.pathname).title} />;
