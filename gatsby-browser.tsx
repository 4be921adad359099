import "./src/styles/tokens.css";
import "./src/styles/base.css";

export { wrapPageElement, wrapRootElement } from "./src/layout/wrap-page";
export { onClientEntry, onInitialClientRender, onRouteUpdate, replaceHydrateFunction } from "./src/runtime/start";
