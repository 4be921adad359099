import DOMPurify from "dompurify";

/**
 * Leaves pictures out of what is pasted or dropped. Decap's `withHtml.js` has pasted HTML cleaned by DOMPurify and makes of a
 * picture a block without `data`, at which its own code throws; the addresses of pictures in Word lead nowhere.
 */
export function leavePicturesOut(): void {
  DOMPurify.addHook("uponSanitizeElement", (node, { tagName }) => {
    if (tagName !== "img") return;
    // What held nothing but the picture would be an empty paragraph.
    let gone = node;
    for (let around = gone.parentNode; around && isEmptyWithout(gone, around); around = gone.parentNode) gone = around;
    gone.parentNode?.removeChild(gone);
  });
}

const isEmptyWithout = (node: Node, around: Node): boolean =>
  around.nodeName !== "BODY" &&
  [...around.childNodes].every((child) => child === node || child.textContent?.trim() === "");
