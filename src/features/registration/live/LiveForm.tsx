import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import type { ConsentFacts } from "../consent-terms";
import type { ContentOptions } from "../field-options";
import type { FormControls } from "../form-controls";
import { type FormDefinition, fieldsOf, idOf, nameOf } from "../form-definition";
import type { Answers, CheckedAnswers } from "./answers";
import { CheckAnswers } from "./CheckAnswers";
import { Confirmation } from "./Confirmation";
import { clearDraft, saveDraft } from "./draft";
import { ErrorSummary, focusOn } from "./ErrorSummary";
import { emptied, messagesIn, resolverOf, textsIn } from "./form-values";
import { payloadOf } from "./payload";
import { fieldRefusal, refusalOf } from "./problems";
import { RestoredNotice } from "./RestoredNotice";
import { startOf } from "./start";
import { useErrorTitle } from "./use-focus";
import { useHelp } from "./use-help";
import { useSending } from "./use-sending";

export interface LiveFormProps {
  definition: FormDefinition;
  action: string;
  content: ContentOptions;
  facts: ConsentFacts;
  form: RefObject<HTMLFormElement | null>;
  onControls: (controls: FormControls) => void;
}

type Step =
  | { readonly is: "fill" }
  | { readonly is: "check"; readonly answers: CheckedAnswers }
  | { readonly is: "done"; readonly answers: CheckedAnswers; readonly sentAt: Date };

/** Checks, shows once more and sends the form that stands below it, and keeps what is typed over a reload. */
export function LiveForm({ definition, action, content, facts, form, onControls }: LiveFormProps) {
  const [{ answers, protocol, isRestored }] = useState(() => startOf(form.current, definition));
  const [isNoticed, setNoticed] = useState(isRestored);
  const [step, setStep] = useState<Step>({ is: "fill" });
  const fields = useMemo(
    () => [
      ...fieldsOf(definition).map((field) => ({ name: nameOf(field), label: field.label, id: idOf(field.key) })),
      ...definition.consents.map(({ key, name }) => ({ name, label: name, id: idOf(key) })),
    ],
    [definition],
  );
  const resolver = useMemo(() => resolverOf(definition, content), [definition, content]);
  const { register, handleSubmit, formState, setError, setValue, getValues, watch, reset } = useForm<
    Answers,
    unknown,
    CheckedAnswers
  >({ defaultValues: answers, resolver, reValidateMode: "onSubmit", shouldFocusError: false });
  const messages = messagesIn(formState.errors);
  const errors = fields.flatMap(({ name, id }) => (messages[name] ? [{ id, message: messages[name] }] : []));
  useErrorTitle(step.is === "fill" && errors.length > 0);

  // What was typed before this code was there is kept from now on, not from the next key on.
  useEffect(() => saveDraft(definition, { protocol, answers: textsIn(answers) }), [definition, protocol, answers]);
  useEffect(() => {
    const { unsubscribe } = watch((typed) => saveDraft(definition, { protocol, answers: textsIn(typed) }));
    return unsubscribe;
  }, [watch, definition, protocol]);

  const {
    state,
    send,
    reset: forgetProblem,
  } = useSending(action, {
    payload: () => payloadOf(definition, answersOf(step), protocol),
    onReceived: () => {
      clearDraft(definition);
      setStep({ is: "done", answers: answersOf(step), sentAt: new Date() });
    },
    onRefused: (refusal) => {
      const wrong = refusal.getAllFieldErrors().flatMap(([name, [first]]) => {
        const field = fields.find((known) => known.name === name);
        return field && first ? [{ ...field, code: first.code }] : [];
      });
      if (wrong.length === 0) return refusalOf(refusal.getFormErrors()[0]?.code ?? "UNSPECIFIED");
      setStep({ is: "fill" });
      for (const { name, label, code } of wrong) setError(name, { message: fieldRefusal(code, label) });
      return undefined;
    },
  });

  const onSubmit = handleSubmit((checked) => {
    forgetProblem();
    setNoticed(false);
    for (const [name, answer] of Object.entries(checked))
      setValue(name, typeof answer === "string" ? answer : [...answer]);
    setStep({ is: "check", answers: checked });
  });
  const { beside, onLeave } = useHelp({ definition, content, setValue, getValues });

  const isFilling = step.is === "fill";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new set of controls for new errors or another step only.
  useLayoutEffect(() => {
    onControls({
      register: (name) => {
        const own = register(name);
        const onBlur: typeof own.onBlur = async (event) => {
          await own.onBlur(event);
          onLeave(name);
        };
        return { ...own, onBlur };
      },
      errors: messages,
      hidden: !isFilling,
      onSubmit,
      beside,
    });
  }, [formState.errors, isFilling]);

  if (step.is === "check")
    return (
      <CheckAnswers
        {...{ definition, facts, protocol, state }}
        answers={step.answers}
        onSend={send}
        onBack={(field) => {
          forgetProblem();
          setStep({ is: "fill" });
          // The form is hidden until the next frame.
          requestAnimationFrame(() => focusOn(idOf((field ?? fieldsOf(definition)[0])?.key ?? "")));
        }}
      />
    );
  if (step.is === "done")
    return <Confirmation {...{ definition, facts, protocol }} answers={step.answers} sentAt={step.sentAt} />;
  return (
    <>
      {errors.length > 0 && <ErrorSummary errors={errors} turn={formState.submitCount} />}
      {isNoticed && (
        <RestoredNotice
          onForget={() => {
            reset(emptied(getValues()));
            clearDraft(definition);
            setNoticed(false);
          }}
        />
      )}
    </>
  );
}

const answersOf = (step: Step): CheckedAnswers => (step.is === "fill" ? {} : step.answers);
