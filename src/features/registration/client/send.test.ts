import { isSubmissionError } from "@formspree/core";
import { createSafeClient, NotDelivered } from "./send";

const answer = async (status: number, body: unknown, headers: HeadersInit = {}) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(text, { status, headers }));
  return createSafeClient("https://formspree.io/f/xexemplo")
    .submitForm("", new FormData())
    .then(
      (result) => (isSubmissionError(result) ? "refused" : "received"),
      (error) => (error instanceof NotDelivered && error.problem.mayHaveArrived ? "unknown" : "busy"),
    );
};
// The time limit would go on after an answer.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
afterEach(() => jest.restoreAllMocks());

const errors = [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }];

test.each([
  [200, { next: "/thanks" }, "received"],
  [200, { ok: true }, "received"],
  [200, { errors }, "refused"],
  [200, { error: "Form is blocked" }, "refused"],
  // Both at once: nobody knows which is true.
  [200, { next: "/thanks", errors }, "unknown"],
  [200, {}, "unknown"],
  [200, "<h1>", "unknown"],
  [408, { error: "Request timeout" }, "unknown"],
  [500, { next: "/thanks" }, "unknown"],
  [403, { errors: [{ code: "BLOCKED" }] }, "refused"],
  [403, "<h1>", "refused"],
  [413, "", "refused"],
  [422, { errors }, "refused"],
  [429, { error: "Too many requests" }, "busy"],
] as const)("%i with %j is %s", async (status, body, outcome) => {
  expect(await answer(status, body)).toBe(outcome);
});
