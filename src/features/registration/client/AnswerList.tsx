import { type FormDefinition, type FormField, idOf, nameOf } from "../form-definition";
import * as styles from "../Registration.module.css";
import { type CheckedAnswers, readable } from "./answers";

interface Props {
  definition: FormDefinition;
  answers: CheckedAnswers;
  /** With it, each answer has a link to change it. */
  onChange?: (field: FormField) => void;
}

/** All questions with their answers, group by group. */
export function AnswerList({ definition, answers, onChange }: Props) {
  return definition.groups.map(({ legend, fields }) => (
    <section key={legend}>
      <h4>{legend}</h4>
      <dl className={`targets ${styles.answers}`}>
        {fields.map((field) => (
          <div key={field.key}>
            <dt>{field.label}</dt>
            <dd>{readable(nameOf(field), answers) || "Não informado"}</dd>
            {onChange && (
              <dd>
                <a
                  href={`#${idOf(field.key)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onChange(field);
                  }}
                >
                  Alterar<span className="sr-only"> {field.label}</span>
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  ));
}
