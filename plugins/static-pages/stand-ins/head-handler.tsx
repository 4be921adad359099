import type { HeadProps } from "gatsby";
import { StaticQueryContext } from "gatsby";
import { type ComponentProps, type FC, type ReactNode, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";

interface Rendered {
  pageComponent?: { Head?: FC<HeadProps> };
  staticQueryResults: ComponentProps<typeof StaticQueryContext.Provider>["value"];
  pageComponentProps: HeadProps;
}

let root: Root | undefined;

/**
 * Stands in for Gatsby's handler of the Head API in the browser, which collects and compares tags by itself: React 19 puts
 * title, meta and link into the document's head, and takes them out, wherever they are rendered.
 */
export function headHandlerForBrowser({ pageComponent, staticQueryResults, pageComponentProps }: Rendered): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: Gatsby's page renderer calls this as the hook that it is.
  useEffect(() => {
    const Head = pageComponent?.Head;
    root ??= createRoot(document.createElement("div"));
    root.render(
      Head && (
        <WithoutTagsOfBuild>
          <StaticQueryContext.Provider value={staticQueryResults}>
            <Head {...pageComponentProps} />
          </StaticQueryContext.Provider>
        </WithoutTagsOfBuild>
      ),
    );
  });
}

/** Once the tags are there from React, those that came with the page go. */
function WithoutTagsOfBuild({ children }: { children: ReactNode }) {
  useEffect(() => {
    for (const tag of document.querySelectorAll("head [data-gatsby-head]")) tag.remove();
  }, []);
  return children;
}
