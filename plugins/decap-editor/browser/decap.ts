import { GitGatewayBackend } from "decap-cms-backend-git-gateway";
import { GiteaBackend } from "decap-cms-backend-gitea";
import { GitHubBackend } from "decap-cms-backend-github";
import { GitLabBackend } from "decap-cms-backend-gitlab";
import CMS from "decap-cms-core";
import booleanWidget from "decap-cms-widget-boolean";
import fileWidget from "decap-cms-widget-file";
import imageWidget from "decap-cms-widget-image";
import listWidget from "decap-cms-widget-list";
import markdownWidget from "decap-cms-widget-markdown";
import numberWidget from "decap-cms-widget-number";
import objectWidget from "decap-cms-widget-object";
import relationWidget from "decap-cms-widget-relation";
import selectWidget from "decap-cms-widget-select";
import stringWidget from "decap-cms-widget-string";
import textWidget from "decap-cms-widget-text";
import { entryFormat, settingFormat } from "../../source-content/adapters/to-decap";
import { entryFormatter, settingFormatter } from "./formats";
import { LocalBackend } from "./local/local-backend";
import { askInOurWords } from "./saving/services";
import { watched } from "./saving/stored";

/** `proxy` is what Decap calls a server of ours. */
const backends = {
  "git-gateway": GitGatewayBackend,
  gitea: GiteaBackend,
  github: GitHubBackend,
  gitlab: GitLabBackend,
  proxy: LocalBackend,
};

const widgets = [
  booleanWidget,
  fileWidget,
  imageWidget,
  listWidget,
  markdownWidget,
  numberWidget,
  objectWidget,
  relationWidget,
  selectWidget,
  stringWidget,
  textWidget,
];

/** Registers the parts of Decap that this site can use: `decap-cms-app` would bring every backend, widget and language. */
export function registerDecap(): void {
  askInOurWords();
  for (const [name, backend] of Object.entries(backends)) CMS.registerBackend(name, watched(backend));
  for (const widget of widgets) CMS.registerWidget(widget.Widget());
  CMS.registerCustomFormat(entryFormat, "md", entryFormatter);
  CMS.registerCustomFormat(settingFormat, "yml", settingFormatter);
}
