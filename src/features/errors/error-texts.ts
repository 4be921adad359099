import { type ErrorTexts, unexpected } from "../../ui/ErrorView";

const notFound: ErrorTexts = {
  status: 404,
  title: "Página Não Encontrada",
  message: "Opa! O conteúdo que você está procurando não existe ou foi movido de lugar.",
};

/** The status for an address: `/error-403` is 403, any other `/error-…` 500, everything else 404. */
export function statusOf(path: string): number {
  const [, slug] = /^\/error-(.*?)\/?$/.exec(path) ?? [];
  if (slug === undefined) return notFound.status;
  return /^[45]\d\d$/.test(slug) ? Number(slug) : unexpected.status;
}

export const errorTexts = (status: number): ErrorTexts =>
  status === notFound.status ? notFound : { ...unexpected, status };
