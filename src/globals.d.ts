/** CSS modules as Gatsby gives them: one named export per class. Import them with `import * as styles from "…"`. */
declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module "*.css";

/** The plugin is plain JavaScript; this is the one hook that `gatsby-ssr.tsx` hands on. */
declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  export const onRenderBody: import("gatsby").GatsbySSR["onRenderBody"];
}
