import fc from "fast-check";

const pick = (words: string) => fc.constantFrom(...words.split(" "));

const tags = pick(
  "a abbr address area article aside audio b base bdo big blink blockquote body br button canvas caption center cite code " +
    "col colgroup custom-element datalist dd del details dfn dialog dir div dl dt em embed fieldset figure font footer " +
    "form frame frameset h1 h2 h6 head header hr html i iframe image img input ins isindex kbd keygen label legend li " +
    "link listing main map mark marquee menu meta meter nobr noembed noframes noscript object ol optgroup option output " +
    "p param picture plaintext portal pre progress q rp rt ruby s samp script section select slot small source span " +
    "strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u " +
    "ul var video wbr xmp math mtext mglyph malignmark mi mo annotation-xml maction semantics foreignObject desc use " +
    "animate set image a:b svg:script feImage",
);
const names = pick(
  "href src srcset srcdoc action formaction xlink:href xmlns xml:base data poster background cite ping style class id name " +
    "for form target http-equiv content charset is slot onerror onload onclick ONMOUSEOVER onfocus onbegin autofocus " +
    "tabindex contenteditable accesskey popover popovertarget align width title alt type value method enctype lang dir " +
    "usemap ismap longdesc itemtype attributeName to from values begin encoding role aria-label data-block data-a rel",
);
const protocols = pick(
  "javascript: JaVaScRiPt: java&#10;script: java&Tab;script: &#106;avascript: &#x6a;avascript&colon; \u0001javascript: " +
    "vbscript: data:text/html, data:image/svg+xml, file:/// blob: filesystem: view-source: feed: documento: https:// " +
    "http:// // /\\\\ mailto: tel: about: intent: ftp: ?# #",
);
const rest = fc.oneof(
  pick("alert(1) //example.org %0aalert(1) a.jpg x,y ../../admin 0;url=javascript:alert(1)"),
  fc.string({ maxLength: 8 }),
);
const address = fc
  .tuple(fc.constantFrom("", " ", "\t", "\n", "\u0000", "&NewLine;", "\u00a0"), protocols, rest)
  .map((parts) => parts.join(""));
const clobbering = pick(
  "conteudo body cookie location forms children attributes parentNode nodeName after ___gatsby runtime getElementById user-content-x",
);
const value = fc.oneof(
  { weight: 4, arbitrary: address },
  { weight: 2, arbitrary: clobbering },
  {
    weight: 2,
    arbitrary: pick(
      'refresh 0;url=https://example.org expression(alert(1)) position:fixed;inset:0 url(javascript:x) text/html on _blank "><img/src/onerror=alert(1)> </style><script> --> ]]>',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);
const quote = fc.constantFrom('"', "'", "", "`");
const attribute = fc
  .tuple(fc.constantFrom(" ", "/", "\n", "\f", " / "), names, quote, value)
  .map(([space, name, mark, text]) => `${space}${name}=${mark}${text}${mark}`);
const attributes = fc.array(attribute, { maxLength: 4 }).map((all) => all.join(""));

/** Vectors that have beaten sanitizers, whole: chance alone would hardly find them. */
const known = fc.constantFrom(
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<svg><foreignObject><math><mtext></mtext><annotation-xml encoding="text/html"><script>alert(1)</script>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style>',
  '<select><template><style><!--</style><a rel="--><iframe onload=alert(1)>"></template></select>',
  "<table><td><form action=//example.org><input name=x></table></form><button>a",
  '<a href="&#1;javascript:alert(1)">a</a><a href="java&#x0D;script:x">b</a>',
  "<svg><animate xlink:href=#a attributeName=href values=javascript:alert(1) /><a id=a><text>a",
  "<svg><use href=\"data:image/svg+xml,<svg id='x' onload='alert(1)'/>#x\">",
  '<meta http-equiv=refresh content="0;url=//example.org"><base href=//example.org>',
  "<![CDATA[<script>alert(1)</script>]]><!--><script>alert(1)</script>-->",
  "<!--[if IE]><script>alert(1)</script><![endif]--><?xml-stylesheet href=javascript:x?>",
  "<object data=data:text/html,x><param name=src value=x><embed src=//example.org>",
  "<p id=body><p id=after><img name=cookie><form id=___gatsby><a id=location name=href>",
  "<plaintext><xmp><listing></xmp><img src=x onerror=alert(1)>",
  "</div></main></body></html><script>alert(1)</script>",
  '<table><caption><svg><desc><table><caption></table><style><a title="</style><img src onerror=alert(1)>">',
  '<div style="background:url(//example.org)" onclick=alert(1) contenteditable autofocus onfocus=alert(1)>a</div>',
);

const entity = pick(
  "&lt;script&gt;alert(1)&lt;/script&gt; &#60;img &#x3c;svg &lt &amp;lt; &nbsp; &notin; &#0; &#xD800; &#x110000; &bogus; &",
);
const word = fc.oneof(
  pick("pastor ordem São Paulo oração *a* **b** `c` ~~d~~ <b> </b> <br> \\< \\["),
  entity,
  fc.string({ unit: "binary", maxLength: 6 }),
);
const words = fc.array(word, { maxLength: 6 }).map((all) => all.join(" "));

const { node } = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthIdentifier: "html" },
    words,
    known,
    fc.tuple(tags, attributes).map(([tag, all]) => `<${tag}${all}>`),
    tags.map((tag) => `</${tag}>`),
    fc.tuple(tags, attributes, tie("nodes")).map(([tag, all, inner]) => `<${tag}${all}>${inner}</${tag}>`),
    fc.tuple(pick("<!-- <!--> <![CDATA[ <!doctype <? <%"), tie("nodes")).map(([open, inner]) => `${open} ${inner} -->`),
  ),
  nodes: fc.array(tie("node"), { maxLength: 3, depthIdentifier: "html" }).map((all) => all.join("")),
}));

const block = fc.oneof(
  { weight: 5, arbitrary: node },
  { weight: 2, arbitrary: fc.tuple(words, address, words).map(([text, to, title]) => `[${text}](<${to}> "${title}")`) },
  { weight: 1, arbitrary: fc.tuple(words, address).map(([text, to]) => `![${text}](${to})`) },
  { weight: 1, arbitrary: fc.tuple(words, address).map(([text, to]) => `[${text}][r]\n\n[r]: ${to} 'x'`) },
  { weight: 1, arbitrary: address.map((to) => `<${to}>`) },
  {
    weight: 1,
    arbitrary: fc.tuple(pick("# ## ###### > - 1. - [x] |"), node).map(([mark, inner]) => `${mark} ${inner}`),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(words, node).map(([head, cell]) => `| ${head} | b |\n| :-- | --: |\n| ${cell} | x |`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(pick('``` ~~~ ```html ```js"onload=x'), node)
      .map(([fence, inner]) => `${fence}\n${inner}\n${fence.slice(0, 3)}`),
  },
  {
    // The site's own blocks: a highlighted text, a person, a gallery.
    weight: 2,
    arbitrary: fc
      .tuple(pick("ATENÇÃO PESSOA GALERIA DICA <script> outro"), node, words, address)
      .map(
        ([word, inner, text, to]) =>
          `> [!${word}]\n> ![${text}](foto.jpg)\n> **${inner.replaceAll("\n", " ")}**\n> [${text}](<${to}>) ![](${to})`,
      ),
  },
  { weight: 1, arbitrary: fc.tuple(words, node).map(([text, inner]) => `${text}[^1]\n\n[^1]: ${inner}`) },
);

/** Bodies as somebody might write them who wants to break in, or who just pastes what a word processor gave them. */
export const documents = fc
  .tuple(
    fc.array(block, { minLength: 1, maxLength: 5 }),
    fc.constantFrom("\n\n", "\n", ""),
    fc.array(fc.nat(), { maxLength: 3 }),
  )
  .map(([blocks, between, cuts]) => asFile(cuts.reduce(dropOne, blocks.join(between))));

/** Half of a tag is a vector, too. */
function dropOne(text: string, at: number): string {
  const place = text.length === 0 ? 0 : at % text.length;
  return text.slice(0, place) + text.slice(place + 1 + (at % 3));
}

/** A file is read as UTF-8: half of a character can't come out of it. */
const asFile = (text: string) => Buffer.from(text).toString();
