import { useEffect } from "react";
import { announce, siteName } from "../client/announcer";
import { ErrorView, unexpected } from "../ui/ErrorView";
import { useReport } from "./use-report";

/** The error page in place of a page that broke while it was open. */
export function FatalError({ error }: { error: unknown }) {
  const isReported = useReport(error);
  useEffect(() => {
    const title = `${unexpected.title} | ${siteName}`;
    const setTitle = () => {
      if (document.title !== title) document.title = title;
    };
    setTitle();
    // Gatsby writes the head of the page that broke after this.
    const observer = new MutationObserver(setTitle);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    scrollTo(0, 0);
    const content = document.getElementById("conteudo");
    content?.setAttribute("tabindex", "-1");
    content?.focus();
    announce(unexpected.title);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <ErrorView texts={unexpected} isReported={isReported} />
    </>
  );
}
