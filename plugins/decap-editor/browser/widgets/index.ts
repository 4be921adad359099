import CMS, { type CmsWidgetParam } from "decap-cms-core";
import stringWidget from "decap-cms-widget-string";
import textWidget from "decap-cms-widget-text";
import type { Model } from "../../../source-content/fields/collection";
import { checked } from "./Checked";
import { CitiesControl } from "./Cities";
import type { Control } from "./control";
import { IconControl } from "./Icon";
import { DayControl, PhoneControl, TimeControl } from "./inputs";

/** A component; Decap's types take it for one with props of its own. */
const isControl = (component: unknown): component is Control => typeof component === "function";

function controlOf(widget: { Widget: () => CmsWidgetParam }): Control {
  const { name, controlComponent } = widget.Widget();
  if (!isControl(controlComponent)) throw new Error(`Decap's widget ${name} has another kind of control now.`);
  return controlComponent;
}

/** Registers the widgets that Decap lacks, or has too poor. A field builder of the content model names them. */
export function registerWidgets(model: Model): void {
  const register = <Value>(name: string, control: Control<Value>) => {
    const widget: unknown = checked(control, model);
    CMS.registerWidget(name, widget as Parameters<typeof CMS.registerWidget>[1]);
  };
  register("string", controlOf(stringWidget));
  register("text", controlOf(textWidget));
  register("day", DayControl);
  register("time", TimeControl);
  register("phone", PhoneControl);
  register("icon", IconControl);
  register("cities", CitiesControl);
}
