import CMS from "decap-cms-core";
import stringWidget from "decap-cms-widget-string";
import textWidget from "decap-cms-widget-text";
import type { Model } from "../../../source-content/fields/collection";
import { checked } from "./Checked";
import { CitiesControl } from "./Cities";
import type { Control } from "./control";
import { IconControl } from "./Icon";
import { DayControl, PageControl, PhoneControl, TimeControl } from "./inputs";

/** Registers the widgets that Decap lacks, or has too poor. A field builder of the content model names them. */
export function registerWidgets(model: Model): void {
  const register = <Value>(name: string, control: Control<Value>) => {
    const widget: unknown = checked(control, model);
    CMS.registerWidget(name, widget as Parameters<typeof CMS.registerWidget>[1]);
  };
  register("string", stringWidget.Widget().controlComponent);
  register("text", textWidget.Widget().controlComponent);
  register("day", DayControl);
  register("time", TimeControl);
  register("phone", PhoneControl);
  register("page", PageControl);
  register("icon", IconControl);
  register("cities", CitiesControl);
}
