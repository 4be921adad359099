import { Component, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { fail, isRobot, noteTyped, showFatalBy, showFatalElsewhereBy } from "../client/fatal";
import { FatalError } from "./FatalError";

interface Props {
  /** The id of the element that this stands in, or in whose place it is. */
  within: "conteudo" | "___gatsby";
  children: ReactNode;
}

interface State {
  readonly failure?: { readonly error: unknown };
  /** What the document showed when it broke. */
  readonly last?: Readonly<Record<Props["within"], string>>;
}

/** Shows the error page when something inside breaks, and for errors outside of drawing. Search engines keep the page as it was. */
class PageErrorBoundary extends Component<Props, State> {
  override state: State = {};
  private release: (() => void) | undefined;

  // React redraws after this: the document still shows the page.
  static getDerivedStateFromError(error: unknown): State {
    noteTyped();
    return isRobot()
      ? { last: { conteudo: htmlIn("conteudo"), ___gatsby: htmlIn("___gatsby") } }
      : { failure: { error } };
  }

  override componentDidMount() {
    this.release = showFatalBy((error) => this.setState({ failure: { error } }));
  }

  override componentWillUnmount() {
    this.release?.();
  }

  override componentDidCatch(error: unknown) {
    fail(error);
  }

  override render() {
    const { within, children } = this.props;
    const { failure, last } = this.state;
    if (failure) {
      const view = <FatalError {...failure} />;
      return within === "conteudo" ? view : <main id="conteudo">{view}</main>;
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page shows already.
    return last ? <div dangerouslySetInnerHTML={{ __html: last[within] }} /> : children;
  }
}

/** In develop, errors go up to Gatsby, which shows them with file and line. */
export const ErrorBoundary: ComponentType<Props> =
  process.env.NODE_ENV === "development" ? ({ children }) => children : PageErrorBoundary;

const htmlIn = (id: Props["within"]) => document.getElementById(id)?.innerHTML ?? "";

// A page whose code never loads has no boundary: the error page replaces the built content.
showFatalElsewhereBy((error) => {
  const content = document.getElementById("conteudo");
  if (content) createRoot(content).render(<FatalError error={error} />);
});
