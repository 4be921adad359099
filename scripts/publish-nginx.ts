import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { publishForNginx } from "./server/nginx/publish";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: "string", default: "public" },
    listen: { type: "string", default: "80" },
    "server-name": { type: "string", default: "_" },
    "no-brotli": { type: "boolean", default: false },
  },
});

/** `npm run publish:nginx -- /srv/opbb --server-name opbb.example.org`: makes the built site what nginx serves. */
async function main(): Promise<void> {
  const folder = positionals[0];
  if (!folder) throw new Error("Diga a pasta: npm run publish:nginx -- /srv/opbb");
  const { changed } = await publishForNginx(values.from, {
    folder: resolve(folder),
    listen: values.listen,
    serverName: values["server-name"],
    brotli: !values["no-brotli"],
  });
  console.log(`Publicado em ${folder}/current.`);
  if (changed) console.log("A configuração do nginx mudou. Aplique: sudo nginx -t && sudo nginx -s reload");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
