import { Component, type ReactNode } from "react";

interface Place {
  readonly pathname: string;
  readonly hash: string;
  readonly key?: string;
}

interface Props {
  location: Place;
  children: ReactNode;
  shouldUpdateScroll: (this: object, before: { location: Place } | undefined, now: { location: Place }) => unknown;
}

/**
 * Stands in for gatsby-react-router-scroll, of which Gatsby uses this one component: a page starts at its top or at the
 * place that its address names, and Back leads to where the visitor was.
 */
export class ScrollContext extends Component<Props> {
  /** What is to be kept at the next frame; it belongs to the page that was there when it was scrolled. */
  private last: readonly [key: string, y: number] | undefined;

  private readonly save = () => {
    if (!this.last)
      requestAnimationFrame(() => {
        const [key, y] = this.last ?? [];
        this.last = undefined;
        if (key) keep(key, y);
      });
    this.last = [keyOf(this.props.location), scrollY];
  };

  override componentDidMount() {
    addEventListener("scroll", this.save);
    this.scroll();
  }

  override componentWillUnmount() {
    removeEventListener("scroll", this.save);
  }

  override componentDidUpdate(before: Props) {
    this.scroll(before);
  }

  private scroll(before?: Props) {
    const { location, shouldUpdateScroll } = this.props;
    if (!shouldUpdateScroll.call({ _stateStorage: { read: savedAt } }, before, this.props)) return;
    if (location.hash) document.getElementById(decodeURI(location.hash.slice(1)))?.scrollIntoView();
    else if (before || savedAt(location)) scrollTo(0, savedAt(location));
  }

  override render() {
    return this.props.children;
  }
}

const keyOf = ({ pathname, key }: Place) => `@@scroll|${pathname}|${key}`;

function keep(key: string, y: number | undefined) {
  try {
    sessionStorage.setItem(key, String(y));
  } catch {
    // Blocked or full: Back then leads to the top.
  }
}

function savedAt(location: Place): number {
  try {
    return Number(sessionStorage.getItem(keyOf(location)));
  } catch {
    return 0;
  }
}
