import { Component } from "react";
import type { Model } from "../../../source-content/fields/collection";
import { plainOf } from "../plain";
import { onRefusal, refusalAt } from "../saving/refused-fields";
import { today } from "../settings";
import { type Control, type ControlProps, textOption } from "./control";
import { descriptionProblem, hasRule, lengthProblem, ruleProblem } from "./problems";

/**
 * A control with what the content model knows of its field: how many letters are left, and the rules that compare it
 * with others. Decap asks the control by its ref, so this is a class.
 */
export function checked<Value>(Inner: Control<Value>, model: Model) {
  return class Checked extends Component<ControlProps<Value>> {
    /** The values of the group around the field; given by plugins/decap-editor/bundle/patches.ts. */
    group: (() => unknown) | undefined;

    #forget: (() => void) | undefined;

    override componentDidMount() {
      this.#forget = onRefusal(() => {
        if (this.refusal()) this.props.validate?.();
      });
    }

    override componentWillUnmount() {
      this.#forget?.();
    }

    override componentDidUpdate(before: ControlProps<Value>) {
      const { value, validate } = this.props;
      // The day that is wrong is told at once, not only when saving.
      if (value !== before.value && this.isRuled()) validate?.();
    }

    isRuled = () => {
      const { parentIds = [], field, getEntry } = this.props;
      return parentIds.length === 0 && hasRule(model, getEntry?.()?.get("collection"), String(field.get("name")));
    };

    refusal = () => refusalAt(textOption(this.props, "label"), !!this.props.parentIds?.length, this.props.value);

    /** Decap calls it without `this`. */
    isValid = () => {
      const { value, field, parentIds = [] } = this.props;
      const message =
        lengthProblem(value, field.get("max"), textOption(this.props, "label")) ??
        descriptionProblem(value, field.get("describes"), valuesOf(this.group?.())) ??
        (this.isRuled() ? this.brokenRule() : undefined) ??
        this.refusal();
      // Decap tells an error on publishing only if it is of this type; others stay unsaid where the field is out of sight.
      return message === undefined ? true : { error: { type: "PRESENCE", parentIds, message } };
    };

    brokenRule = () => {
      const { value, field, getEntry } = this.props;
      const entry = getEntry?.();
      const name = String(field.get("name"));
      const values = { ...valuesOf(entry?.get("data")), [name]: value };
      return ruleProblem(model, entry?.get("collection"), name, values, today());
    };

    override render() {
      const { value, field, forID } = this.props;
      return (
        <>
          <Inner {...this.props} />
          <Counter id={forID} value={value} max={field.get("max")} />
        </>
      );
    }
  };
}

function valuesOf(data: unknown): Record<string, unknown> {
  const values = plainOf(data);
  return typeof values === "object" && values !== null ? { ...values } : {};
}

/** How many letters there are, once it may matter. */
function Counter({ id, value, max }: { id: string; value: unknown; max: unknown }) {
  const letters = typeof value === "string" ? value.trim().length : 0;
  if (typeof max !== "number" || letters * 2 < max) return null;
  const left = max - letters;
  return (
    <p id={`${id}-counter`} className="cms-counter" data-over={left < 0} aria-live={left <= 10 ? "polite" : "off"}>
      {left < 0 ? `${letters} de ${max} letras: tire ${-left}` : `${letters} de ${max} letras`}
    </p>
  );
}
