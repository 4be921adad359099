import type { Formatter } from "decap-cms-core";
import { writeEntry, writeYaml } from "../../source-content/adapters/write-entry";
import { type FrontMatter, readEntry, readYaml } from "../../source-content/check/front-matter";
import { EditorError } from "./hooks/explain";

/** Entries as the site reads them and as scripts write them: a save changes only what was changed. */
export const entryFormatter: Formatter = {
  fromFile: (text) => {
    const { data, body } = readable(readEntry(text));
    return body === "" ? data : { ...data, body };
  },
  toFile: (data, order = []) => {
    const { body, ...fields } = { body: "", ...data };
    return writeEntry(fields, String(body ?? ""), order);
  },
};

/** The files in `content/settings`. */
export const settingFormatter: Formatter = {
  fromFile: (text) => readable(readYaml(text)).data,
  // An empty file would be taken for one that is not there.
  toFile: (data, order = []) => writeYaml({ ...data }, order) || "{}\n",
};

function readable(read: FrontMatter) {
  if (read.ok) return read;
  throw new EditorError(
    `o texto está guardado, mas o editor não consegue abri-lo: ${read.found}. Volte a uma versão anterior no histórico, ou fale com quem cuida do site.`,
  );
}
