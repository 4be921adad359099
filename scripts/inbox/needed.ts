import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "yaml";

/** Does a form lack somewhere to be sent? Looks where the build looks: environment, `.env.production`, content. */
export function needsInbox(project: string, contentFolder: string, shell: NodeJS.ProcessEnv): boolean {
  const envFile = readIfThere(join(project, ".env.production"));
  const env: NodeJS.ProcessEnv = { ...parseEnv(envFile), ...shell };
  if (env.GATSBY_FORMS_URL) return false;
  const settings = parseSettings(readIfThere(join(contentFolder, "settings", "forms.yml")));
  return (
    !(env.GATSBY_PASTOR_FORM_ID || Reflect.get(settings, "pastorFormId")) ||
    !(env.GATSBY_CHURCH_FORM_ID || Reflect.get(settings, "churchFormId"))
  );
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** What is wrong with the settings is for the content check to say. */
function parseSettings(text: string): object {
  try {
    const value: unknown = parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
