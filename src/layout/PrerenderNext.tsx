import { Activity, createElement, memo, type ReactNode, useEffect, useState } from "react";
import { drawNextPageBy, type NextPage } from "../client/next-page";

interface Props {
  /** Gatsby's key of the page shown. */
  path: string;
  /** The whole address of the page shown; the build knows none. */
  href: string | undefined;
  /** What Gatsby loaded for the page shown. */
  resources: unknown;
  /** The page shown. */
  children: ReactNode;
}

/**
 * The page shown and, out of sight, the one whose link is pressed: on a cheap phone React draws a page in 40 ms, and a finger is
 * not lifted sooner. What breaks out of sight React drops, and draws anew once it is shown. The page that the visit began with
 * stands alone, as it was built.
 */
export function PrerenderNext({ path, href, resources, children }: Props) {
  const [next, setNext] = useState<NextPage>();
  useEffect(() => drawNextPageBy(setNext), []);
  const [first, setFirst] = useState<unknown>(resources);
  if (first && first !== resources) setFirst(undefined);
  const nextPath = next && encodeURI(next.resources.page.path);
  return (
    <>
      {first === resources ? children : drawn("visible", path, { resources, href, children })}
      {nextPath && nextPath !== path && drawn("hidden", nextPath, { ...next, children: elementOf(next, nextPath) })}
    </>
  );
}

/** The page's element, with what Gatsby will give it when it is shown. */
function elementOf({ resources, href }: NextPage, path: string) {
  const { component, json } = resources;
  const pageComponent = "default" in component ? component.default : component;
  return createElement(pageComponent, { ...json, path, location: new URL(href) });
}

type Drawn = Omit<Props, "path">;

const drawn = (mode: "visible" | "hidden", path: string, page: Drawn) => (
  <Activity key={path} mode={mode}>
    <Drawn {...page} />
  </Activity>
);

/** A page with the same data at the same address need not be drawn again when it comes into sight. */
const Drawn = memo(
  ({ children }: Drawn) => children,
  // In `gatsby develop` what a page shows changes while it is shown.
  (before, after) =>
    process.env.NODE_ENV !== "development" && before.resources === after.resources && before.href === after.href,
);
