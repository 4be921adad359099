import { type HeaderRule, usualCaching } from "../../../plugins/static-pages/headers";
import { parseRedirects } from "../redirects";
import { encodePath } from "../request-path";

export interface NginxOptions {
  /** The folder that `publishForNginx` writes: nginx serves what `current` in it points at. */
  readonly folder: string;
  /** `80`, `127.0.0.1:8080`. */
  readonly listen: string;
  readonly serverName: string;
  /** Is the module there that sends files already compressed with Brotli? */
  readonly brotli: boolean;
}

/** Types of the files of a site. nginx's own list lacks some, and depends on its version. */
const types: Readonly<Record<string, string>> = {
  "text/html": "html",
  "text/css": "css",
  "text/javascript": "js mjs",
  "text/plain": "txt",
  "text/calendar": "ics",
  "application/json": "json map",
  "application/xml": "xml",
  "application/manifest+json": "webmanifest",
  "application/wasm": "wasm",
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "image/svg+xml": "svg",
  "image/png": "png",
  "image/jpeg": "jpg jpeg",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/x-icon": "ico",
  "font/woff2": "woff2",
};

/** nginx's configuration for a built site: the same addresses, redirects and headers as on the other hosts. */
export function nginxConfig(rules: readonly HeaderRule[], redirects: string, options: NginxOptions): string {
  const { folder, listen, serverName, brotli } = options;
  return `# Written by the build of the site: do not edit, publish again.
${headerMaps(rules)}
# The one address of a page, for its other spellings. From the address as it was sent: what is escaped stays so.
map $request_uri $tidy_address {
  default "";
  "~^/index\\.html(?<tidy_query>\\?.*)?$" /$tidy_query;
  "~^(?<tidy_path>/[^/?\\\\\\\\][^?\\\\\\\\]*?)(/index\\.html|/+)(?<tidy_rest>\\?.*)?$" $tidy_path$tidy_rest;
}

server {
  listen ${listen};
  server_name ${serverName};
  root ${quote(`${folder}/current`)};
  absolute_redirect off;
  server_tokens off;
  client_max_body_size 1k;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/calendar application/json application/xml application/rss+xml;
  default_type application/octet-stream;
  types {
${Object.entries(types)
  .map(([type, endings]) => `    ${type} ${endings};`)
  .join("\n")}
  }
  gzip_static on;
${brotli ? "  brotli_static on;\n" : ""}${rules
  .flatMap(({ headers }) => Object.keys(headers))
  .filter((name, index, all) => all.indexOf(name) === index && name !== typeHeader)
  .map((name) => `  add_header ${name} $${variableOf(name)} always;`)
  .join("\n")}

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($tidy_address) { return 301 $tidy_address; }

  error_page 404 /404.html;
  location = /404.html { internal; }
  # The settings of hosts, dotfiles, and what was compressed beforehand are no pages.
  location ~ ^/_(headers|redirects)$ { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
  location ~ \\.(br|gz)$ { return 404; }
${redirectLocations(redirects)}
${typeLocations(rules)}
  location = / { try_files /index.html =404; }
  # A tab that was opened before the last release still finds its scripts. Documents that are gone are gone.
  location ~ \\.js$ { try_files $uri @earlier; }
  location @earlier {
    root ${quote(`${folder}/previous`)};
    try_files $uri =404;
  }
  location / { try_files $uri $uri/index.html =404; }
}
`;
}

const variableOf = (header: string) => `site_${header.toLowerCase().replaceAll("-", "_")}`;

/** One map for each header: `add_header` in a location would drop all that stand outside of it. */
function headerMaps(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== typeHeader,
  );
  return names
    .map((name) => {
      // The first pattern that fits counts here, and the last one in the table.
      const lines = rules.flatMap(({ path, headers }) => {
        const value = headers[name];
        return value === undefined
          ? []
          : [`  ${path === "/*" ? "default" : quote(`~^${patternOf(path)}$`)} ${quote(value)};`];
      });
      const usual = name === "Cache-Control" ? [`  default ${quote(usualCaching)};`] : [];
      return `map $uri $${variableOf(name)} {\n${[...lines.reverse(), ...usual].join("\n")}\n}\n`;
    })
    .join("");
}

/** nginx has its own way to say of what type a file is: a header would come beside its own. */
const typeHeader = "Content-Type";

function typeLocations(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers: { [typeHeader]: type } }) => {
      const where = path.includes("*") ? `~ ${quote(`^${patternOf(path)}$`)}` : `= ${quote(path)}`;
      // The charset comes from the server's setting, for the types that it names.
      return type ? [`  location ${where} { types { } default_type ${type.split(";")[0]}; try_files $uri =404; }`] : [];
    })
    .join("\n");
}

/** A rule of `_redirects`. Files go before rewrites; a redirect stands where no file is. */
function redirectLocations(text: string): string {
  return parseRedirects(text)
    .map(({ from, to, status }) => {
      const exact = !/[*:]/.test(from);
      const where = exact ? `= ${quote(from)}` : `~ ${quote(`^${patternOf(from)}$`)}`;
      if (status >= 300 && status < 400)
        return `  location ${where} { return ${status} ${quote(`${encodePath(decodeURI(to))}$is_args$args`)}; }`;
      const page = `${to.replace(/\/$/, "")}/index.html`;
      return status === 404
        ? `  location ${where} { error_page 404 ${quote(page)}; try_files $uri $uri/index.html =404; }`
        : `  location ${where} { try_files $uri $uri/index.html ${quote(page)}; }`;
    })
    .join("\n");
}

const patternOf = (path: string) => path.replace(/[\\^$.|?+()[\]{}]/g, "\\$&").replaceAll("*", ".*");

/** A text as nginx reads it: `$` would be a variable, and can't be escaped. */
function quote(text: string): string {
  if (/[\n\r\0]/.test(text)) throw new Error(`This can't stand in a configuration of nginx: ${JSON.stringify(text)}`);
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
