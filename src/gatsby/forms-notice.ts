import type { BuildArgs } from "gatsby";

interface FormIds {
  readonly forms: { readonly pastorFormId: string | null; readonly churchFormId: string | null } | null;
}

/** Says once, at the end of a build, which forms have nowhere to go: their pages show phone and e-mail instead. */
export async function sayWhereFormsGo({ graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">): Promise<void> {
  if (process.env.GATSBY_FORMS_URL) return;
  const { data } = await graphql<FormIds>("query FormIds { forms: formsSettings { pastorFormId churchFormId } }");
  const missing = [
    !(process.env.GATSBY_PASTOR_FORM_ID || data?.forms?.pastorFormId) && "pastores",
    !(process.env.GATSBY_CHURCH_FORM_ID || data?.forms?.churchFormId) && "igrejas",
  ].filter((name) => name !== false);
  if (missing.length > 0)
    reporter.info(
      `Cadastro de ${missing.join(" e de ")}: sem código do Formspree; a página mostra o telefone e o e-mail da secretaria (docs/secretaria.md).`,
    );
}
