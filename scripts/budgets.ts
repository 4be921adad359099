/** Sizes in bytes, as sent with brotli. */
export interface Weights {
  readonly route: string;
  readonly html: number;
  readonly styles: number;
  /** How many there are in its body: a cheap phone styles and lays out each before it shows the first picture. */
  readonly elements: number;
  /** Scripts that the page may load in all, by file name. */
  readonly scripts: readonly { readonly file: string; readonly bytes: number }[];
}

interface Budget {
  readonly html: number;
  /** How much each byte of the route's own text adds: words are what visitors come for. */
  readonly perText?: number;
  readonly styles: number;
  /** Around the text, and the bytes of text for each further one. */
  readonly elements: number;
  readonly textPerElement: number;
  readonly allScripts: number;
  readonly template: number;
}

const KB = 1024;

/** The file that starts the runtime. */
const bootBudget = KB;

const everyRoute: Budget = {
  html: 14 * KB,
  styles: 9 * KB,
  elements: 140,
  textPerElement: 17,
  allScripts: 85 * KB,
  template: 5 * KB,
};

/** Exceptions; the first match counts. */
const special: readonly { readonly routes: RegExp; readonly reason: string; readonly budget: Partial<Budget> }[] = [
  { routes: /^\/cadastro-/, reason: "a form has its own code", budget: { allScripts: 140 * KB, template: 60 * KB } },
  {
    routes: /^\/busca$/,
    reason:
      "a search has its own code, asks word by word, of the index that is published now, and again after a failure",
    budget: { allScripts: 89 * KB, template: 5.9 * KB },
  },
  // Brotli gives or takes 70 bytes by the digits of a port or of a file's name.
  {
    routes: /^\/noticias\/[^/]+$/,
    reason: "most visits start on an item",
    budget: { html: 7 * KB, perText: 0.4, textPerElement: 22 },
  },
  { routes: /^\/(subsecoes|documentos)$/, reason: "many short parts", budget: { textPerElement: 9 } },
];

/** Pages that grow by a row with each entry. */
const wholeLists = /^\/(documentos|subsecoes|pastorais)?$/;

/** What of a section's own content has a budget: how many lists, rows and cards it has is no fault of the code. */
export const ownContent = (weights: Weights): Weights => ({
  ...weights,
  elements: 0,
  html: wholeLists.test(weights.route) ? 0 : weights.html,
});

/** One sentence for each exceeded budget. `textBytes` is the length of the route's own text. */
export function overBudget(weights: Weights, textBytes = 0): string[] {
  const { route, html, styles, elements, scripts } = weights;
  const own = special.find(({ routes }) => routes.test(route))?.budget ?? {};
  const { perText = 0, ...budget } = { ...everyRoute, ...own };
  const mostHtml = Math.min(budget.html + perText * textBytes, everyRoute.html);
  const over = (what: string, bytes: number, limit: number) =>
    bytes > limit ? [`${route}: ${what} is ${inKB(bytes)}, and may be ${inKB(limit)}`] : [];
  const mostElements = Math.floor(budget.elements + textBytes / budget.textPerElement);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...over("the page", html, mostHtml),
    ...over("its inlined stylesheet", styles, budget.styles),
    ...(elements > mostElements ? [`${route}: the page has ${elements} elements, and may have ${mostElements}`] : []),
    ...over(
      `all JavaScript (${scripts.map(({ file, bytes }) => `${file} ${inKB(bytes)}`).join(", ")})`,
      total,
      budget.allScripts,
    ),
    ...scripts.flatMap(({ file, bytes }) => {
      if (file.startsWith("boot-")) return over(`the boot file ${file}`, bytes, bootBudget);
      return file.startsWith("component---") ? over(`the chunk ${file}`, bytes, budget.template) : [];
    }),
  ];
}

export const inKB = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
