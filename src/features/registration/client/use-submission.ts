import { isSubmissionError, type SubmissionError } from "@formspree/core";
import { useSubmit } from "@formspree/react";
import { useEffect, useRef, useState } from "react";
import { offline, type Problem, undelivered } from "./problems";
import { createSafeClient, NotDelivered } from "./send";

export interface SubmissionState {
  readonly status: "idle" | "sending" | "waiting" | "failed";
  readonly problem?: Problem | undefined;
}

interface Handlers {
  /** Called when the form goes out. */
  readonly payload: () => FormData;
  readonly onReceived: () => void;
  /** Handles a problem; returns the one to show. */
  readonly onProblem: (problem: Problem) => Problem;
  /** Handles refused answers; returns a problem of the form as a whole, if there is one. */
  readonly onRefused: (errors: SubmissionError) => Problem | undefined;
}

/** Sends a form, never twice at once; offline, as soon as the network is back. */
export function useSubmission(action: string, { payload, onReceived, onProblem, onRefused }: Handlers) {
  const [client] = useState(() => createSafeClient(action));
  const submit = useSubmit(action, { client });
  const [submission, setSubmission] = useState<SubmissionState>({ status: "idle" });
  // Ten clicks come faster than React draws a disabled button.
  const isBusy = useRef(false);

  const send = async () => {
    if (isBusy.current) return;
    if (!navigator.onLine) return setSubmission({ status: "waiting", problem: onProblem(offline) });
    isBusy.current = true;
    setSubmission({ status: "sending" });
    try {
      const result = await submit(payload());
      const problem = isSubmissionError(result) ? onRefused(result) : undefined;
      if (!isSubmissionError(result)) onReceived();
      setSubmission(problem ? { status: "failed", problem: onProblem(problem) } : { status: "idle" });
    } catch (error) {
      const problem = error instanceof NotDelivered ? error.problem : undelivered.network;
      setSubmission({ status: "failed", problem: onProblem(problem) });
    } finally {
      isBusy.current = false;
    }
  };

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (submission.status !== "waiting") return;
    const resume = () => void latest.current();
    window.addEventListener("online", resume);
    return () => window.removeEventListener("online", resume);
  }, [submission.status]);

  return { submission, send: () => void send(), reset: () => setSubmission({ status: "idle" }) };
}
