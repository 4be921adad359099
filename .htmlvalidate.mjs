import { defineConfig } from "html-validate";

/** The rules for every built page. What is switched off says why. */
export default defineConfig({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  elements: ["html5"],
  rules: {
    // React and Gatsby write the page, and their spelling is as good as any other to a browser:
    "attr-case": "off", // srcSet, charSet
    "void-style": "off", // <br/>
    "attribute-boolean-style": "off", // required=""
    "attribute-empty-style": "off", // data-x=""
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    "valid-id": ["error", { relaxed: true }], // ___gatsby

    // A picture's dominant colour and a column's alignment come from content, so they can't stand in a style sheet.
    "no-inline-style": "off",
    // Scripts and styles of our own origin come from the same place as the page that would vouch for them.
    "require-sri": ["error", { target: "crossorigin" }],
    // Editors write titles; Seo keeps the name of the site at the end, where a search engine cuts.
    "long-title": "off",
    // A list may have a name (ARIA 1.2), which the check merely does not recommend.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Boxes of one question share a name; Formspree joins the answers.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // "off" at a box has Firefox forget it over a reload: a consent is given anew. axe knows the names of other fields.
    "valid-autocomplete": "off",
    // Screen readers skip or spell out a non-breaking hyphen. That a number stays in one line is for the style sheet.
    "tel-non-breaking": "off",
  },
});
