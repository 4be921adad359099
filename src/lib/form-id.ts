/** The code of a form at Formspree, or the address that ends in it. */
export const formIdPattern = /^(https:\/\/formspree\.io\/f\/)?[a-zA-Z0-9]{5,40}$/;

/** How to put right what is neither. */
export const formIdFix =
  "Escreva só o código do formulário, como xexemplo, ou o endereço dele no Formspree, como https://formspree.io/f/xexemplo.";

/** The code alone. */
export const formIdOf = (text: string): string => text.trim().split("/").at(-1) ?? "";

/** One message for each id of the environment that is none, or is that of another form. */
export function wrongFormIds(env: NodeJS.ProcessEnv): string[] {
  const [pastor, church] = [env.GATSBY_PASTOR_FORM_ID, env.GATSBY_CHURCH_FORM_ID];
  const wrong = Object.entries({ GATSBY_PASTOR_FORM_ID: pastor, GATSBY_CHURCH_FORM_ID: church }).flatMap(
    ([name, text]) =>
      text && !formIdPattern.test(text.trim()) ? [`A variável ${name} é “${text}”. ${formIdFix}`] : [],
  );
  const isTwice = pastor && church && formIdOf(pastor) === formIdOf(church);
  return isTwice
    ? [...wrong, "GATSBY_PASTOR_FORM_ID e GATSBY_CHURCH_FORM_ID são o mesmo formulário. Crie um para cada cadastro."]
    : wrong;
}
