/** The link of an invitation, or to a new password, brings a token: github.com/netlify/gotrue, mailer/template.go. */
const [, kind, token] = /^#(invite|recovery)_token=([\w-]+)/.exec(location.hash) ?? [];

/** With what somebody came who is to choose a password. */
export const passwordLink = kind && token ? { kind, token } : undefined;
