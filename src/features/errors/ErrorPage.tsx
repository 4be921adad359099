import { useSyncExternalStore } from "react";
import { Seo } from "../../layout/Seo";
import { useReport } from "../../layout/use-report";
import { ErrorView } from "../../ui/ErrorView";
import { errorTexts, statusOf } from "./error-texts";

interface At {
  readonly location: { readonly pathname: string };
}

/** Reported when a host sends a visitor to the page of an unexpected error. */
const opened = new Error("The error page was opened");

const never = () => () => undefined;

/** The status in the document: for an address without a page, hosts send `/error-500` or the 404 page. */
const shownStatus = () => Number(document.getElementById("status")?.textContent);

/** Both the 404 page and `/error-{slug}`: the address says which. */
export default function ErrorPage({ location: { pathname } }: At) {
  const asked = () => statusOf(pathname);
  const status = useSyncExternalStore(never, asked, typeof document === "object" ? shownStatus : asked);
  const isReported = useReport(status === 404 ? undefined : opened);
  return <ErrorView texts={errorTexts(status)} isReported={isReported} />;
}

export const Head = ({ location }: At) => <Seo title={errorTexts(statusOf(location.pathname)).title} />;
