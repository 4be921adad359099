import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import * as attempts from "../../../client/attempts";
import { required } from "../../../lib/required";
import * as button from "../../../ui/ButtonLink.module.css";
import { Status } from "../../../ui/Status";
import { questionsOf } from "../consents";
import { type FormField, fieldsOf, idOf, neededBy } from "../form-definition";
import * as styles from "../Registration.module.css";
import type { FormControls, RegistrationFormProps } from "../RegistrationForm";
import { type Answers, answersIn, type CheckedAnswers, payloadOf, textsIn } from "./answers";
import { CheckAnswers, UnknownAttempt } from "./CheckAnswers";
import { Confirmation } from "./Confirmation";
import { saveDraft, startOf } from "./draft";
import { ErrorSummary, focusOn } from "./ErrorSummary";
import { useTitle } from "./focus";
import { afterUnknown, fieldRefusal, offline, refusalOf } from "./problems";
import { resolverOf } from "./schema";
import { useCheckEntry } from "./use-check-entry";
import { useHelp } from "./use-help";
import { useSubmission } from "./use-submission";

export interface ClientFormProps extends RegistrationFormProps {
  form: RefObject<HTMLFormElement | null>;
  onControls: (controls: FormControls) => void;
}

/** Told to the window when a registration has arrived: who left by a link while it was sent, and came back, is at a new form. */
const arrival = "registration-received";

interface Step {
  readonly name: "fill" | "check" | "done";
  readonly answers?: CheckedAnswers;
}

/** Validates, reviews and sends the form below it, and keeps a draft over a reload. */
export function ClientForm({ definition, action, content, facts, form, onControls }: ClientFormProps) {
  const { key } = definition;
  const element = () => required(form.current);
  const [{ answers, isRestored }] = useState(() => startOf(element(), definition));
  const [isNoticed, setNoticed] = useState(isRestored);
  // Errors that appear while somebody types don't call for a summary: it would take the focus.
  const [hasFailed, setFailed] = useState(false);
  const [step, setStep] = useState<Step>({ name: attempts.last(key)?.status === "received" ? "done" : "fill" });
  const attempt = step.name === "check" ? attempts.earlier(element()) : attempts.last(key);
  const earlier = useRef<attempts.Attempt>(undefined);
  const [questions] = useState(() => questionsOf(definition));
  const resolver = useMemo(() => resolverOf(definition, content), [definition, content]);
  const { register, handleSubmit, formState, setError, clearErrors, setValue, getValues, getFieldState, watch, reset } =
    useForm<Answers, unknown, CheckedAnswers>({ defaultValues: answers, resolver, shouldFocusError: false });
  const errors = questions.flatMap(({ name, id }) => {
    const message = formState.errors[name]?.message;
    return typeof message === "string" ? [{ name, id, message }] : [];
  });
  const isFilling = step.name === "fill";
  const hasSummary = hasFailed && errors.length > 0;
  useTitle(isFilling && hasSummary && "Erro");
  useEffect(() => {
    if (errors.length === 0) setFailed(false);
  }, [errors.length]);

  useEffect(() => {
    const save = (typed: Readonly<Record<string, unknown>>) => saveDraft(definition, textsIn(typed, definition));
    // Also what was typed before this code was loaded.
    save(answers);
    const { unsubscribe } = watch(save);
    return unsubscribe;
  }, [watch, definition, answers]);

  const {
    submission,
    send,
    reset: resetSubmission,
  } = useSubmission(action, {
    payload: () => {
      earlier.current = attempts.earlier(element());
      return payloadOf(definition, step.answers ?? {}, attempts.begin(element()).reference);
    },
    onReceived: () => {
      attempts.receive(key);
      setStep({ ...step, name: "done" });
      leaveCheck();
      // An empty form can't be sent again after the browser has restored the page.
      empty();
      window.dispatchEvent(new Event(arrival));
    },
    onProblem: (problem) => {
      if (problem === offline) {
        // The other ways name the number under which it goes out later.
        const before = attempts.earlier(element());
        attempts.begin(element());
        attempts.refuse(key, before);
        return problem;
      }
      if (!problem.mayHaveArrived) attempts.refuse(key, earlier.current);
      return earlier.current?.status === "open" ? afterUnknown(problem) : problem;
    },
    onRefused: (refusal) => {
      const wrong = refusal.getAllFieldErrors().flatMap(([name, [first]]) => {
        const question = questions.find((known) => known.name === name);
        return question && first ? [{ ...question, code: first.code }] : [];
      });
      if (wrong.length === 0) return refusalOf(refusal.getFormErrors()[0]?.code ?? "UNSPECIFIED");
      attempts.refuse(key, earlier.current);
      setStep({ ...step, name: "fill" });
      leaveCheck();
      setFailed(true);
      for (const { name, label, code } of wrong) setError(name, { message: fieldRefusal(code, label) });
      return undefined;
    },
  });

  const empty = () => {
    reset(answersIn(null, definition));
    saveDraft(definition, {});
    setNoticed(false);
  };
  const check = handleSubmit(
    (checked) => {
      resetSubmission();
      setNoticed(false);
      for (const [name, answer] of Object.entries(checked))
        setValue(name, typeof answer === "string" ? answer : [...answer]);
      setStep({ name: "check", answers: checked });
      enterCheck();
    },
    () => setFailed(true),
  );
  const onSubmit: typeof check = (event) => {
    // Reads the form itself: autofill may not have fired events.
    for (const [name, answer] of Object.entries(answersIn(form.current, definition))) setValue(name, answer);
    return check(event);
  };
  /** Focuses a field, the first by default. The form may be hidden until the next frame. */
  const focusField = (field = fieldsOf(definition)[0]) => requestAnimationFrame(() => focusOn(idOf(field?.key ?? "")));
  const fillAgain = (field?: FormField) => {
    resetSubmission();
    setStep({ ...step, name: "fill" });
    focusField(field);
  };
  const { enter: enterCheck, leave: leaveCheck } = useCheckEntry(() => {
    if (step.name !== "check") return;
    // Whoever goes back while it is sent would not see how it ends.
    if (submission.status === "sending") enterCheck();
    else fillAgain();
  });
  useEffect(() => {
    const isReceived = () => attempts.last(key)?.status === "received";
    const showReceipt = () => {
      resetSubmission();
      empty();
      setStep({ name: "done" });
    };
    const hear = () => {
      if (submission.status === "sending" || !isReceived()) return;
      if (step.name === "check") leaveCheck();
      showReceipt();
    };
    // A kept page is as it was left: what was sent since may be received, and consents are given anew. Somebody else may look at the
    // receipt now.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (isReceived()) return showReceipt();
      if (step.name === "fill") return;
      resetSubmission();
      if (step.name === "check") {
        setNoticed(true);
        focusField();
      }
      setStep({ name: "fill" });
    };
    window.addEventListener("pageshow", comeBack);
    window.addEventListener(arrival, hear);
    return () => {
      window.removeEventListener("pageshow", comeBack);
      window.removeEventListener(arrival, hear);
    };
  });
  const { beside, onLeave } = useHelp({ definition, content, state: facts.state, setValue, getValues, getFieldState });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new set of controls for new errors or another step only.
  useLayoutEffect(() => {
    onControls({
      register: (name) => {
        // It is asked for anew, if it still has to be, when the form is sent.
        const own = register(name, { onChange: () => clearErrors(neededBy(definition, name)) });
        const onBlur: typeof own.onBlur = async (event) => {
          await own.onBlur(event);
          onLeave(name);
        };
        return { ...own, onBlur };
      },
      errors: Object.fromEntries(errors.map(({ name, message }) => [name, message])),
      hidden: !isFilling,
      onSubmit,
      beside,
    });
  }, [formState.errors, isFilling]);

  if (step.name === "check")
    return (
      <CheckAnswers
        {...{ definition, facts, attempt, submission }}
        answers={step.answers ?? {}}
        onSend={send}
        onNative={() => {
          attempts.prepare(element());
          element().submit();
        }}
        onBack={(field) => {
          fillAgain(field);
          leaveCheck();
        }}
      />
    );
  const startAgain = () => {
    empty();
    attempts.forget(key);
    setStep({ name: "fill" });
    // The pressed button is gone.
    focusField();
  };
  if (step.name === "done" && attempt)
    return <Confirmation {...{ definition, facts, attempt }} answers={step.answers} onAgain={startAgain} />;
  return (
    <>
      {hasSummary && <ErrorSummary key={formState.submitCount} errors={errors} />}
      {(isNoticed || (attempt && attempt.status !== "received")) && (
        <div className={styles.panel}>
          {attempt?.status === "open" && <UnknownAttempt attempt={attempt} timeZone={facts.timeZone} />}
          {/* Going back ends the waiting for a network. */}
          {attempt?.status === "refused" && (
            <Status>
              O cadastro ainda não foi enviado por esta página: confira e envie. Se já o mandou por e-mail, não precisa.
            </Status>
          )}
          {isNoticed && (
            <Status>
              Recuperamos as respostas que você já tinha escrito nesta aba. As autorizações precisam ser marcadas de
              novo.
            </Status>
          )}
          {/* Somebody else may be at the device now. */}
          <div>
            <button type="button" className={`${button.button} ${button.quiet}`} onClick={startAgain}>
              Apagar e começar de novo
            </button>
          </div>
        </div>
      )}
    </>
  );
}
