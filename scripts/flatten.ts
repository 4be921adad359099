import { flattenFor } from "./hosts/flatten";

const [host, from = "public", to = "public-flat"] = process.argv.slice(2);
if (host === "cloudflare" || host === "github") void flattenFor(host, from, to);
else {
  console.error("npm run flatten -- cloudflare | github");
  process.exitCode = 1;
}
