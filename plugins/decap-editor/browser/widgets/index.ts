import CMS, { type CmsWidgetParam } from "decap-cms-core";
import stringWidget from "decap-cms-widget-string";
import textWidget from "decap-cms-widget-text";
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
export function registerWidgets(): void {
  register("string", checked(controlOf(stringWidget)));
  register("text", checked(controlOf(textWidget)));
  register("day", checked(DayControl));
  register("time", checked(TimeControl));
  register("phone", checked(PhoneControl));
  register("icon", checked(IconControl));
  register("cities", checked(CitiesControl));
}

function register(name: string, control: unknown): void {
  CMS.registerWidget(name, control as Parameters<typeof CMS.registerWidget>[1]);
}
