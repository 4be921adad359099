/** A failure that says in Portuguese what happened and what to do. */
export class EditorError extends Error {
  override readonly name = "EditorError";
}

const noAnswer =
  "não foi possível falar com o servidor. O que você escreveu continua nesta tela: confira a internet e tente de novo em alguns minutos.";

/** What the services say, by what their messages hold; the first that fits counts. */
const known: readonly (readonly [RegExp, string])[] = [
  [/failed to fetch|networkerror|load failed|timed? ?out|network request failed|\b50[234]\b/i, noAnswer],
  [
    /\b401\b|bad credentials|unauthori[sz]ed|not authenticated|login/i,
    "a sua sessão expirou. Copie o que escreveu, saia e entre de novo.",
  ],
  [
    /\b403\b|forbidden|access denied|not have (write )?access/i,
    "você não tem permissão para isto. Fale com quem cuida do site.",
  ],
  [/\b409\b|not a fast.?forward|conflict/i, "outra pessoa salvou ao mesmo tempo. Tente de novo."],
  [/\b413\b|too large|50 MB/i, "o envio é grande demais. Use fotos e arquivos menores."],
  [/rate limit/i, "foram feitos pedidos demais em pouco tempo. Espere alguns minutos e tente de novo."],
];

/** Says an error in Portuguese, for a person who can do something about it. */
export function explain(details: unknown): string {
  if (details instanceof EditorError) return details.message;
  const text = details instanceof Error ? details.message : String(details ?? "");
  const found = known.find(([pattern]) => pattern.test(text))?.[1];
  return found ?? `aconteceu um erro que não esperávamos. O que você escreveu continua nesta tela. (${text})`;
}
