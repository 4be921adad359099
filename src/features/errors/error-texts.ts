import { type ErrorTexts, unexpected } from "../../ui/ErrorView";

const notFound: ErrorTexts = {
  status: 404,
  title: "Página Não Encontrada",
  message: "Opa! O conteúdo que você está procurando não existe ou foi movido de lugar.",
};

/** The texts for an address: `/error-` and anything but 404 is an unexpected error; everything else is not found. */
export const errorTextsFor = (path: string): ErrorTexts =>
  path.startsWith("/error-") && !/^\/error-404\/?$/.test(path) ? unexpected : notFound;
