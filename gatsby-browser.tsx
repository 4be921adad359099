import "./src/styles/tokens.css";
import "./src/styles/base.css";

export { wrapPageElement } from "./src/layout/wrap-page";
export { onClientEntry, onRouteUpdate } from "./src/runtime/start";
