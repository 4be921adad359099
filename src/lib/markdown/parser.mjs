import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { visit } from "unist-util-visit";

/**
 * Markdown as GitHub reads it: the one parser of bodies, in the build (as gatsby-transformer-remark's), the check and the editor's
 * preview.
 * @param {string} markdown
 */
export function parseMarkdown(markdown) {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  visit(tree, "link", endAddress);
  return tree;
}

/**
 * An address that is its own text ends before quotation marks, an ellipsis, a dash or an emoji: GitHub ends it at signs of ASCII alone.
 * @type {import("unist-util-visit").BuildVisitor<import("mdast").Root, "link">}
 */
function endAddress(link, index, parent) {
  const [text] = link.children;
  if (
    text?.type !== "text" ||
    index === undefined ||
    !parent ||
    !["", "http://"].some((start) => link.url === start + text.value)
  )
    return;
  const length = addressLength(text.value);
  const after = text.value.slice(length);
  if (after === "") return;
  text.value = text.value.slice(0, length);
  link.url = link.url.slice(0, -after.length);
  const next = parent.children[index + 1];
  if (next?.type === "text") next.value = after + next.value;
  else parent.children.splice(index + 1, 0, { type: "text", value: after });
}

/**
 * What is left of an address without the signs at its end; those of ASCII go only with others after them.
 * @param {string} address
 */
export function addressLength(address) {
  const letters = [...address];
  let unopened = letters.filter((letter) => letter === ")").length - letters.filter((letter) => letter === "(").length;
  let length = address.length;
  let at = address.length;
  for (const letter of letters.reverse()) {
    const isAscii = letter <= "\x7F";
    const ends = isAscii
      ? length < address.length && (letter === ")" ? unopened > 0 : /[!"'*,.:;?_~]/.test(letter))
      : !/[\p{L}\p{N}]/u.test(letter);
    if (!ends) break;
    if (letter === ")") unopened--;
    at -= letter.length;
    // A mark goes only with the sign that it belongs to.
    if (isAscii || !/\p{M}/u.test(letter)) length = at;
  }
  return length;
}
