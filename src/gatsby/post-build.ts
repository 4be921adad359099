import type { GatsbyNode } from "gatsby";
import { writeAdmin } from "./admin/write";
import { sayWhereFormsGo } from "./forms-notice";
import { writeHeaders } from "./headers";
import { finishPages } from "./html/finish-pages";
import { writeRedirects } from "./redirects";

/** What is left to do once every page is written. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await Promise.all([
    writeHeaders(),
    writeRedirects(args),
    finishPages("public"),
    writeAdmin("public"),
    sayWhereFormsGo(args),
  ]);
};
