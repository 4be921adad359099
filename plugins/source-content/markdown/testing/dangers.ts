import { defaultTreeAdapter, html, parse, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";

/**
 * What is dangerous in a body's HTML when it stands in a page, one line each. A browser's reading of it is what counts, so
 * this asks a parser by the standard and knows nothing of the sanitizer: with scripts on and off (`noscript` reads
 * differently), and read again after it was written, because some HTML becomes another that way (mXSS).
 */
export function dangersIn(body: string): string[] {
  return [true, false].flatMap((scriptingEnabled) => {
    const read = (text: string) => parse(pageOf(text), { scriptingEnabled });
    const once = read(body);
    const inner = elementById(once, "body");
    const again = inner ? read(serialize(inner)) : undefined;
    return [once, again].flatMap((page) => (page ? dangersOf(page) : ["the body took the page apart"]));
  });
}

const pageOf = (body: string) =>
  `<!doctype html><html><head><title>x</title></head><body><main><div id="body">${body}</div></main><footer id="after"></footer></body></html>`;

function dangersOf(page: Tree.Document): string[] {
  const body = elementById(page, "body");
  const after = elementById(page, "after");
  const stands = body?.parentNode && "tagName" in body.parentNode && body.parentNode.tagName === "main";
  if (!body || !stands || !after?.parentNode || !("tagName" in after.parentNode) || after.parentNode.tagName !== "body")
    return ["the body took the page apart"];
  return elementsIn(page).flatMap((element) =>
    isOfPage(element)
      ? []
      : [...elementDangers(element), ...element.attrs.flatMap((one) => attributeDangers(element, one))],
  );
}

/** The elements of the page around the body; a second one of these is the body's own doing. */
function isOfPage({ tagName, parentNode, attrs }: Tree.Element): boolean {
  if (tagName === "html") return attrs.length === 0;
  if (["head", "body", "title", "main"].includes(tagName)) return attrs.length === 0 && parentNode !== null;
  return attrs.length === 1 && attrs[0]?.name === "id" && ["body", "after"].includes(attrs[0].value);
}

/** Runs, navigates, loads, asks for input, or changes how what follows is read. */
const badElements = new Set(
  (
    "applet audio base basefont bgsound body button canvas datalist dialog embed fencedframe fieldset form frame " +
    "frameset head html iframe input isindex keygen legend link listing marquee menuitem meta meter noembed noframes " +
    "noscript object optgroup option output param plaintext portal progress script select slot style template textarea " +
    "title track video xmp"
  ).split(" "),
);

function elementDangers({ tagName, namespaceURI }: Tree.Element): string[] {
  if (namespaceURI !== html.NS.HTML) return [`<${tagName}> of ${namespaceURI}`];
  return badElements.has(tagName) || tagName.includes("-") ? [`<${tagName}>`] : [];
}

const badAttributes = new Set(
  (
    "accesskey action autofocus autoplay background codebase command commandfor contenteditable data dynsrc elementtiming " +
    "enterkeyhint form formaction formmethod formtarget http-equiv is itemprop lowsrc manifest method nonce part ping " +
    "popover popovertarget poster profile slot srcdoc target usemap xmlns"
  ).split(" "),
);
const addresses = new Set(["href", "src", "cite", "longdesc", "itemtype"]);
const ownClasses = /^(language-.*|task-list-item|contains-task-list|footnotes|sr-only|data-footnote-backref)?$/s;
const ownStyles = /^(text-align:(left|center|right)|background-color:#[0-9a-f]{6})$/;

function attributeDangers({ tagName }: Tree.Element, { name, value, prefix }: Tree.Element["attrs"][number]): string[] {
  const shown = `<${tagName} ${name}="${value}">`;
  const isBad =
    name.startsWith("on") ||
    prefix !== undefined ||
    badAttributes.has(name) ||
    (name === "style" && !ownStyles.test(value)) ||
    // A name of the body's own may not pass for a part of the page or a property of the document (DOM clobbering).
    ((name === "id" || name === "name") && !/^(user-content-|secao-)/.test(value)) ||
    (name === "class" && value.split(/[ \t\n\f\r]+/).some((one) => !ownClasses.test(one))) ||
    (name === "srcset" && /[:\\]|\/\//.test(value)) ||
    (["src", "srcset"].includes(name) && !value.startsWith("/")) ||
    (addresses.has(name) && !isHarmless(value));
  return isBad ? [shown] : [];
}

/** Read as browsers do: with white space and control characters taken out, in any case of letters. */
function isHarmless(address: string): boolean {
  const base = "https://site.example/a/b";
  if (!URL.canParse(address, base)) return true;
  return ["http:", "https:", "mailto:", "tel:"].includes(new URL(address, base).protocol);
}

function elementsIn(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) => {
    if (!defaultTreeAdapter.isElementNode(child)) return [];
    const content = "content" in child ? [child.content] : [];
    return [child, ...elementsIn(child), ...content.flatMap(elementsIn)];
  });
}

const elementById = (page: Tree.ParentNode, id: string) =>
  elementsIn(page).find(({ attrs }) => attrs.some(({ name, value }) => name === "id" && value === id));
