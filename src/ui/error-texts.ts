export interface ErrorTexts {
  readonly status: number;
  readonly title: string;
  readonly message: string;
}

const notFound: ErrorTexts = {
  status: 404,
  title: "Página Não Encontrada",
  message: "Opa! O conteúdo que você está procurando não existe ou foi movido de lugar.",
};

export const unexpected: ErrorTexts = {
  status: 500,
  title: "Ocorreu um Erro Inesperado",
  message: "Tente de novo daqui a pouco.",
};

/** The texts for an address: `/error-` and anything but 404 is an unexpected error; everything else is not found. */
export const errorTextsFor = (path: string): ErrorTexts =>
  path.startsWith("/error-") && !/^\/error-404\/?$/.test(path) ? unexpected : notFound;
