/** The code of a form at Formspree, or the address that ends in it. */
export const formIdPattern = /^(https:\/\/formspree\.io\/f\/)?[a-zA-Z0-9]{5,40}$/;

/** How to correct a value that is neither. */
export const formIdFix =
  "Escreva só o código do formulário, como xexemplo, ou o endereço dele no Formspree, como https://formspree.io/f/xexemplo.";

/** The code alone. */
export const formIdOf = (text: string): string => text.trim().split("/").at(-1) ?? "";

/** The address of the form of a code, at Formspree or at a server in its place. */
export const formAt = (formsUrl: string | undefined, id: string): string =>
  `${formsUrl?.replace(/\/+$/, "") || "https://formspree.io/f"}/${id}`;

/** One message for each invalid form id in the environment. */
export const wrongFormIds = (env: NodeJS.ProcessEnv): string[] =>
  ["GATSBY_PASTOR_FORM_ID", "GATSBY_CHURCH_FORM_ID"].flatMap((name) =>
    env[name] && !formIdPattern.test(env[name]) ? [`A variável ${name} é “${env[name]}”. ${formIdFix}`] : [],
  );
