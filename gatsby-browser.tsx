import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/shared.css";

export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./src/client/start";
export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-page";
