import { Activity, Component, createElement, type ReactNode, useEffect, useState } from "react";
import { drawNextPageBy, type NextPage } from "../runtime/next-page";

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
 * not lifted sooner. The page that the visit began with stands alone, as it was built.
 */
export function Pages({ path, href, resources, children }: Props) {
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

interface DrawnProps extends Omit<Props, "path"> {
  mode: "visible" | "hidden";
}

interface DrawnState {
  readonly failure?: { error: unknown };
}

const drawn = (mode: DrawnProps["mode"], path: string, page: Omit<Props, "path">) => (
  <Activity key={path} mode={mode}>
    <Drawn mode={mode} {...page} />
  </Activity>
);

/**
 * A page with the same data at the same address need not be drawn again when it comes into sight. What goes wrong out of
 * sight is kept from the page shown; once it comes into sight itself, it is that page's failure.
 */
class Drawn extends Component<DrawnProps, DrawnState> {
  override state: DrawnState = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override shouldComponentUpdate({ resources, href }: DrawnProps, { failure }: DrawnState) {
    return !!failure || resources !== this.props.resources || href !== this.props.href;
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.mode === "visible") throw failure.error;
    return null;
  }
}
