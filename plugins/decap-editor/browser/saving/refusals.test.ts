import type { Revision } from "./base-revision";
import { refusal } from "./refusals";

const draft = (text: string | null): Revision => ({ text, isDraft: true });
const published = (text: string | null): Revision => ({ text, isDraft: false });

it.each<[string, Revision, Revision, RegExp]>([
  ["a draft that another saved", draft("B"), draft("X"), /outra pessoa salvou este mesmo rascunho/],
  ["a draft that another published", draft("B"), published("B"), /outra pessoa publicou este rascunho/],
  ["a draft that another changed and published", draft("B"), published("X"), /já não existe/],
  ["a new draft that was thrown away", draft("B"), published(null), /outra pessoa excluiu este rascunho/],
  ["a page of which another began a draft", published("A"), draft("X"), /outra pessoa começou um rascunho/],
  ["a page that another published", published("A"), published("X"), /outra pessoa salvou esta mesma página/],
  ["a page that another deleted", published("A"), published(null), /outra pessoa excluiu esta página/],
])("%s is not saved over", (_, begun, now, message) => {
  expect(refusal(begun, now)?.message).toMatch(message);
});

it.each<[string, Revision, Revision]>([
  ["a page", published("A"), published("A")],
  ["a draft", draft("B"), draft("B")],
  ["a page with a draft that changes nothing", published("A"), draft("A")],
  ["a file that was not there and still is not", published(null), published(null)],
])("%s is saved as long as nobody changed it", (_, begun, now) => {
  expect(refusal(begun, now)).toBeUndefined();
});
