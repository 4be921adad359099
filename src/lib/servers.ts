import { urlOf } from "./url";

/** The settings of the environment that are the address of a server. */
const serversInEnv = [
  "GATSBY_FORMS_URL",
  "GATSBY_VIACEP_URL",
  "GATSBY_ICONIFY_URL",
  "GATSBY_ERROR_REPORT_URL",
] as const;

/** One message for each of these settings that is not the address of a server. */
export const wrongServers = (env: NodeJS.ProcessEnv): string[] =>
  serversInEnv.flatMap((name) =>
    env[name] && !originOf(env[name])
      ? [`A variável ${name} não é o endereço de um servidor: “${env[name]}”. Escreva-o como https://example.org.`]
      : [],
  );

/** The origins of these addresses, for a Content Security Policy; what is not the address of a server is left out. */
export const originsOf = (...addresses: readonly (string | null | undefined)[]): string[] =>
  addresses.flatMap((address) => (address ? (originOf(address) ?? []) : []));

/** A policy takes `;` for an end and `*` for anything, and both can stand in the name of a host. */
function originOf(address: string): string | undefined {
  const { protocol, hostname, origin } = urlOf(address) ?? {};
  return /^https?:$/.test(protocol ?? "") && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname ?? "") ? origin : undefined;
}
