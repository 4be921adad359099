import { type FormDefinition, fieldsOf, nameOf } from "../form-definition";
import { type CheckedAnswers, toList } from "./answers";

/**
 * What is sent: subject and protocol first, then the answers in the order of the form. Without the trap: who has looked over the
 * answers is a person, whatever their password manager has put into it.
 */
export function payloadOf(definition: FormDefinition, answers: CheckedAnswers, protocol: string): FormData {
  const data = new FormData();
  const answer = (name: string) => toList(answers[name]).join(", ");
  data.append(
    "_subject",
    [definition.name, answer("Cidade"), answer("Subseção"), protocol].filter(Boolean).join(" · "),
  );
  data.append("Protocolo", protocol);
  for (const name of [...fieldsOf(definition).map(nameOf), ...definition.consents.map(({ name }) => name)])
    data.append(name, answer(name));
  return data;
}
