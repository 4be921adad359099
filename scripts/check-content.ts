import { requireGoodContent } from "../src/gatsby/content/check";

const started = performance.now();
requireGoodContent().then(({ entries }) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace(".", ",");
  console.log(`Conteúdo verificado: ${entries.length} entradas sem problemas, em ${seconds} s.`);
});
