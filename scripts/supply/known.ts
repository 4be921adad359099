/** Packages that want to run something when they are installed. None may (`.npmrc`); each says why it does without. */
export const installScripts: Readonly<Record<string, string>> = {
  "@mdn/mdn-http-observatory": "downloads lists of domains; our check judges a site that is in none (scripts/headers)",
  "@parcel/watcher": "would build what comes as a package of its own for each platform",
  "@swc/core": "looks whether its platform's package is there",
  "core-js": "prints an advertisement",
  "core-js-pure": "prints an advertisement",
  "es5-ext": "prints a message",
  esbuild: "looks whether its platform's package is there",
  gatsby: "prints where help is",
  "gatsby-cli": "prints where help is",
  libpq: "builds the Observatory's link to a database, which we don't use",
  libxmljs2: "builds an optional XML reader of the tool for the bill of materials, which does without",
  lmdb: "would build what comes as a package of its own for each platform",
  "msgpackr-extract": "would build what comes as a package of its own for each platform",
  node_extra_ca_certs_mozilla_bundle: "downloads certificates for the Observatory's scans, which we don't run",
};

/** Licences that a part of this project, or of the tools that build it, may have. */
export const licences = new Set(
  (
    "0BSD Apache-2.0 BlueOak-1.0.0 BSD BSD-2-Clause BSD-3-Clause CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 " +
    "MPL-2.0 OFL-1.1 Python-2.0 Unlicense WTFPL Zlib"
  ).split(" "),
);

/** Packages that name no licence where npm looks for it; read in their files, or in the code's repository. */
export const licencesByHand: Readonly<Record<string, string>> = {
  "@mapbox/jsonlint-lines-primitives": "MIT",
  busboy: "MIT",
  fuzzy: "MIT",
  linkfs: "MIT",
  not: "MIT",
  semaphore: "MIT",
  "sort-asc": "MIT",
  "sort-desc": "MIT",
  "sort-object": "MIT",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
};
