// Listed as a plugin it would warn on every build; only this hook of it is needed.
export { onRenderBody } from "gatsby-plugin-react-helmet/gatsby-ssr";
export { wrapPageElement } from "./src/layout/wrap-page";
