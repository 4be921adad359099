import { headersFor, parseHeaders } from "./host-rules";

const rules = parseHeaders(`
# for all
/*
  X-Content-Type-Options: nosniff
  Cache-Control: public, max-age=60
  Content-Security-Policy: default-src 'self' https://formspree.io

/static/*
  cache-control: public, max-age=31536000, immutable

/*.js
\tX-Kind: script
/admin/*
  Link: </a.js>; rel=preload
  Link: </b.js>; rel=preload
/quebrado
  sem dois pontos
  Nome inválido: x
  X-Ok: sim
`);

describe("_headers", () => {
  it("applies every block that matches, the later one winning", () => {
    expect(Object.fromEntries(headersFor(rules, "/static/a.js"))).toEqual({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'self' https://formspree.io",
      "cache-control": "public, max-age=31536000, immutable",
      "x-kind": "script",
    });
  });

  it("joins a name that is repeated within a block", () => {
    expect(headersFor(rules, "/admin").get("link")).toBe("</a.js>; rel=preload, </b.js>; rel=preload");
  });

  it("passes over what can't be sent", () => {
    const names = [...headersFor(rules, "/quebrado").keys()];
    expect(names).toEqual(["x-content-type-options", "cache-control", "content-security-policy", "x-ok"]);
  });

  it("does not mistake a dot for any character", () => {
    expect(headersFor(rules, "/static/ajs").has("x-kind")).toBe(false);
  });

  it("has nothing to say where there is no file", () => expect(headersFor(parseHeaders(""), "/")).toEqual(new Map()));
});
