import CMS, { type CmsWidgetParam } from "decap-cms-core";
import stringWidget from "decap-cms-widget-string";
import textWidget from "decap-cms-widget-text";
import { checked } from "./Checked";
import { CitiesControl } from "./Cities";
import type { Control } from "./control";
import { DayControl } from "./Day";
import { IconControl } from "./Icon";
import { PhoneControl } from "./Phone";
import { TimeControl } from "./Time";

/** Decap's types take the control for its own props. */
const controlOf = (widget: { Widget: () => CmsWidgetParam }) => widget.Widget().controlComponent as unknown as Control;

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
