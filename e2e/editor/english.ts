/** Words that Decap and its parts show where nobody translated them; none of them is Portuguese. */
const known = [
  "add",
  "cancel",
  "choose",
  "clear",
  "close",
  "delete",
  "entry",
  "entries",
  "error loading",
  "field",
  "insert",
  "loading",
  "new",
  "no options",
  "now",
  "optional",
  "publish",
  "published",
  "remove",
  "required",
  "save",
  "saved",
  "saving",
  "search",
  "select",
  "settings",
  "sort by",
  "unsaved",
  "upload",
  "write",
];

const pattern = new RegExp(`\\b(${known.join("|")})\\b`, "gi");

/** The English words in a text of the editor. Addresses of pages are no text. */
export const englishIn = (text: string): string[] => text.replace(/\S*[/@._-]\S*/g, "").match(pattern) ?? [];
