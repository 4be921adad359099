import { useEffect } from "react";
import { ErrorView } from "../ui/ErrorView";
import { unexpected } from "../ui/error-texts";

/** The error page in the place of a page that broke while it was open; its links load whole pages. */
export function FatalError({ isReported }: { isReported: boolean }) {
  useEffect(() => {
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
    document.title = `${unexpected.title} | ${site}`;
    scrollTo(0, 0);
    const content = document.getElementById("conteudo");
    content?.setAttribute("tabindex", "-1");
    content?.focus();
  }, []);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <ErrorView texts={unexpected} isReported={isReported} />
    </>
  );
}
