import type { HeadProps, PageProps } from "gatsby";
import { useEffect, useState } from "react";
import { pageSettings } from "../../../plugins/static-pages/browser/page-settings";
import { Seo } from "../../layout/Seo";
import { type ErrorTexts, ErrorView, unexpected } from "../../ui/ErrorView";

const notFound: ErrorTexts = {
  status: 404,
  title: "Página Não Encontrada",
  message: "Opa! O conteúdo que você está procurando não existe ou foi movido de lugar.",
};

/** The texts for an address: `/error-` and anything but 404 is an unexpected error; everything else is not found. */
export const errorTextsFor = (path: string): ErrorTexts =>
  path.startsWith("/error-") && !/^\/error-404\/?$/.test(path) ? unexpected : notFound;

/** Both the 404 page and `/error-{slug}`: the address says which. */
export default function ErrorPage({ location: { pathname } }: PageProps) {
  const texts = errorTextsFor(pathname);
  const isReported = useReport(texts === unexpected);
  return <ErrorView texts={texts} isReported={isReported} />;
}

export const Head = ({ location }: HeadProps) => <Seo title={errorTextsFor(location.pathname).title} />;

/** Who is sent to the page of an unexpected error has met one. True once the team has been told. */
function useReport(isError: boolean): boolean {
  const [isReported, setReported] = useState(false);
  useEffect(() => {
    if (!isError || !pageSettings().errorReportUrl) return;
    const tell = async () => {
      const { isbot, reporting } = await import(/* webpackChunkName: "deferred" */ "../../client/deferred");
      const report = isbot(navigator.userAgent) ? undefined : await reporting;
      if (report) setReported(report.reportOnce(new Error("The error page was opened")));
    };
    tell().catch(() => undefined);
  }, [isError]);
  return isReported;
}
