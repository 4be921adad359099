import { icons as lucide } from "@iconify-json/lucide";
import { isHarmless } from "./harmless";

it("takes every icon of a whole set", () => {
  expect(Object.entries(lucide.icons).filter(([, { body }]) => !isHarmless(body))).toEqual([]);
});

it.each([
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
  '<g id="a"><path d="M0 0"><animate attributeName="opacity" dur="1s" values="0;1"/></path></g><use href="#a"/>',
])("takes %s", (body) => expect(isHarmless(body)).toBe(true));

it.each([
  "<script>alert(1)</script>",
  '<path d="M0 0" onload="alert(1)"/>',
  "<path d='M0 0' onload='alert(1)'/>",
  '<path d="M0 0"/onload=alert(1)>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<use href="https://outro.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml,x#a"/>',
  '<image href="https://outro.example/x.png"/>',
  '<foreignObject><iframe src="//outro.example"></iframe></foreignObject>',
  '<rect style="background:url(//outro.example)"/>',
  '<rect fill="url(https://outro.example/x.svg#a)"/>',
  '<set attributeName="href" to="https://outro.example/"/>',
  "<!-- --><path/>",
  "text",
])("refuses %s", (body) => expect(isHarmless(body)).toBe(false));
