import type { HeadProps, PageProps } from "gatsby";
import { Seo } from "../../layout/Seo";
import { useReport } from "../../layout/use-report";
import { type ErrorTexts, ErrorView, unexpected } from "../../ui/ErrorView";

const notFound: ErrorTexts = {
  status: 404,
  title: "Página Não Encontrada",
  message: "Opa! O conteúdo que você está procurando não existe ou foi movido de lugar.",
};

/** The texts for an address: `/error-` and anything but 404 is an unexpected error; everything else is not found. */
export const errorTextsFor = (path: string): ErrorTexts =>
  path.startsWith("/error-") && !/^\/error-404\/?$/.test(path) ? unexpected : notFound;

/** Who is sent to the page of an unexpected error has met one. */
const opened = new Error("The error page was opened");

/** Both the 404 page and `/error-{slug}`: the address says which. */
export default function ErrorPage({ location: { pathname } }: PageProps) {
  const texts = errorTextsFor(pathname);
  const isReported = useReport(texts === unexpected ? opened : undefined);
  return <ErrorView texts={texts} isReported={isReported} />;
}

export const Head = ({ location }: HeadProps) => <Seo title={errorTextsFor(location.pathname).title} />;
