import { Activity, createElement, memo, type ReactNode, useEffect, useState } from "react";
import { drawNextPageBy, type NextPage } from "../client/next-page";

interface Props {
  /** Gatsby's key of the page shown. */
  path: string;
  /** The whole address of the page shown; the build knows none. */
  href: string | undefined;
  /** What Gatsby loaded for the page shown. */
  resources: unknown;
  children: ReactNode;
}

/**
 * Draws the page shown and, out of sight, the one whose link is pressed: a cheap phone takes 40 ms for it, and a finger
 * is not lifted sooner. React drops what breaks out of sight, and draws it anew once it is shown. The first page of a
 * visit stands alone, as it was built.
 */
export function PrerenderNext({ path, href, resources, children }: Props) {
  const [next, setNext] = useState<NextPage>();
  useEffect(() => drawNextPageBy(setNext), []);
  const [first, setFirst] = useState<string | undefined>(path);
  if (first && first !== path) setFirst(undefined);
  const nextPath = next && encodeURI(next.resources.page.path);
  return (
    <>
      {first === path ? children : drawn("visible", path, { resources, href, children })}
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

/** Skips drawing a page again when it comes into sight with the same data at the same address. */
const Drawn = memo(
  ({ children }: Drawn) => children,
  // In `gatsby develop` what a page shows changes while it is shown.
  (before, after) =>
    process.env.NODE_ENV !== "development" && before.resources === after.resources && before.href === after.href,
);
