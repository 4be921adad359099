/** What visitors get if an oldest promised browser lacks a feature; each was looked at. */
export const fallbacks: Readonly<Record<string, string>> = {
  // Markup
  "<details name>": "Several stay open at once; in the menu src/client/menu.ts closes the others.",
  "<input autocapitalize>": "Has no meaning for keyboards of a desk.",
  "<link imagesrcset>": "A preload without an address is left out; the picture comes a little later.",
  "<link imagesizes>": "As imagesrcset.",
  "<link fetchpriority>": "The browser's own order.",
  "<img fetchpriority>": "The browser's own order.",

  // Styles
  "@media (scripting)":
    "Who forbids scripts there sees the controls that need them, and can send a registration without a role.",
  "::details-content": "On paper, what is closed on the screen stays closed.",
  "break-after: avoid": "On paper, a heading may end a page.",
  "content-visibility": "As ::details-content.",
  "content-visibility: visible": "As ::details-content.",
  "content-visibility: auto": "The footer is laid out at once.",
  "cursor: pointer": "There is no cursor on a phone.",
  "scrollbar-gutter": "A page without a scroll bar is as much wider.",
  "scrollbar-gutter: stable": "As scrollbar-gutter.",
  "text-size-adjust": "Safari has it by its prefix; Firefox for desks does not enlarge text by itself.",
  "text-wrap": "Headings break where the line is full.",
  "text-wrap: balance": "As text-wrap.",
  "text-wrap: pretty": "A last line may be a word alone.",

  // Our scripts
  ".checkVisibility()": "src/client/agenda.ts takes what has a place on the screen for visible.",
  "document.prerendering": "Undefined: no page is prerendered there.",
  "navigator.connection": "Everybody gets the runtime.",
  "navigator.share": "No button for it; copying and printing stay.",
  ".share()": "As navigator.share.",
  "requestIdleCallback()": "The runtime starts without waiting for a quiet moment.",
  "window.requestIdleCallback": "As requestIdleCallback().",

  // Packages: an own method of a common name, or used only where it is
  ".captureStackTrace()": "zod and wasm-bindgen ask for it first.",
  "Error.captureStackTrace": "As .captureStackTrace().",
  ".createContext()": "React's.",
  ".destroy()": "@formspree/react's and Pagefind's own.",
  ".format()": "Of Intl.DateTimeFormat, which all have.",
  ".grow()": "Of a WebAssembly table, which all have.",
  ".run()": "zod's own.",
  ".session()": "@formspree/core's own.",
  ".skipTransition()": "React asks for view transitions only for its ViewTransition, which the site has none of.",
  ".startViewTransition()": "As .skipTransition().",
  ".toArray()": "React's Children.",
  ".use()": "React's.",
  ".when()": "zod's own.",
};
