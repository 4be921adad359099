import { Component, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { fail, showFatalBy, showFatalElsewhereBy } from "../client/fatal";
import { FatalError } from "./FatalError";

interface Props {
  /** The id of the element that this stands in, or in whose place it is. */
  within: "conteudo" | "___gatsby";
  children: ReactNode;
}

interface State {
  /** What the page showed when it broke. */
  readonly last?: Readonly<Record<Props["within"], string>>;
  readonly error?: { readonly isReported: boolean };
}

/**
 * Keeps what was shown when something inside breaks, until it is known who looks: search engines keep it, people get the
 * error page. It also shows the error page for errors that happen outside of drawing.
 */
class PageErrorBoundary extends Component<Props, State> {
  override state: State = {};
  private release: (() => void) | undefined;

  // React draws the page without what broke only after this: the document still holds it.
  static getDerivedStateFromError(): State {
    return { last: { conteudo: htmlIn("conteudo"), ___gatsby: htmlIn("___gatsby") } };
  }

  override componentDidMount() {
    this.release = showFatalBy((isReported) => this.setState({ error: { isReported } }));
  }

  override componentWillUnmount() {
    this.release?.();
  }

  override componentDidCatch(error: unknown) {
    void fail(error);
  }

  override render() {
    const { within, children } = this.props;
    const { last, error } = this.state;
    if (error) {
      const view = <FatalError {...error} />;
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

// A page whose code never came has no boundary: there, the error page takes the place of the content that was built.
showFatalElsewhereBy((isReported) => {
  const content = document.getElementById("conteudo");
  if (content) createRoot(content).render(<FatalError isReported={isReported} />);
});
