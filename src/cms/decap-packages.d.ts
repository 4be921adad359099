/** Decap publishes types for its core only; of its other packages the editor takes what is named here. */
declare module "decap-cms-backend-git-gateway" {
  export const GitGatewayBackend: unknown;
}
declare module "decap-cms-backend-gitea" {
  export const GiteaBackend: unknown;
}
declare module "decap-cms-backend-github" {
  export const GitHubBackend: unknown;
}
declare module "decap-cms-backend-gitlab" {
  export const GitLabBackend: unknown;
}
declare module "decap-cms-backend-proxy" {
  export const ProxyBackend: unknown;
}
declare module "decap-cms-locales" {
  export const en: Record<string, unknown>;
  export const pt: Record<string, unknown>;
}
declare module "decap-cms-widget-*" {
  const widget: { readonly Widget: () => import("decap-cms-core").CmsWidgetParam };
  export default widget;
}
