import { isSubmissionError, type SubmissionError } from "@formspree/core";
import { useSubmit } from "@formspree/react";
import { useEffect, useRef, useState } from "react";
import { offline, type Problem, problemOf } from "./problems";
import { createSafeClient, NotDelivered } from "./send";

export type SendingState =
  | { readonly is: "idle" | "sending" | "waiting" }
  | { readonly is: "failed"; readonly problem: Problem };

interface Sending {
  readonly state: SendingState;
  readonly send: () => void;
  readonly reset: () => void;
}

interface Handlers {
  readonly payload: () => FormData;
  readonly onReceived: () => void;
  /** Gives back what to say of the form as a whole, if anything. */
  readonly onRefused: (errors: SubmissionError) => Problem | undefined;
}

/** Sends a form once at a time; without a network, as soon as it is back. */
export function useSending(action: string, { payload, onReceived, onRefused }: Handlers): Sending {
  const [client] = useState(() => createSafeClient(action));
  const submit = useSubmit(action, { client });
  const [state, setState] = useState<SendingState>({ is: "idle" });
  // Ten clicks come faster than React draws a disabled button.
  const isBusy = useRef(false);

  const deliver = async () => {
    if (isBusy.current) return;
    if (!navigator.onLine) return setState({ is: "waiting" });
    isBusy.current = true;
    setState({ is: "sending" });
    try {
      const result = await submit(payload());
      const problem = isSubmissionError(result) ? onRefused(result) : undefined;
      if (!isSubmissionError(result)) onReceived();
      setState(problem ? { is: "failed", problem } : { is: "idle" });
    } catch (error) {
      const reason = error instanceof NotDelivered ? error : new NotDelivered("network");
      setState({ is: "failed", problem: problemOf(reason) });
    } finally {
      isBusy.current = false;
    }
  };

  const latest = useRef(deliver);
  useEffect(() => {
    latest.current = deliver;
  });
  useEffect(() => {
    if (state.is !== "waiting") return;
    const resume = () => void latest.current();
    window.addEventListener("online", resume);
    return () => window.removeEventListener("online", resume);
  }, [state.is]);

  return { state, send: () => void deliver(), reset: () => setState({ is: "idle" }) };
}

/** What there is to say about a sending that has not gone through. */
export const problemIn = (state: SendingState): Problem | undefined =>
  state.is === "waiting" ? offline : state.is === "failed" ? state.problem : undefined;
