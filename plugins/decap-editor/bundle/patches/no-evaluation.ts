import type { Patch } from "../patch-packages";

/**
 * What compiles text in the browser needs a page that runs any text as a script (`unsafe-eval`). Decap does so for things that
 * this editor never uses, and some of it as soon as it is loaded: they are left out.
 */
export const noEvaluation: readonly Patch[] = [
  {
    module: "decap-cms-core/dist/esm/actions/config.js",
    because:
      "The check of the configuration is compiled, and can't be switched off. Ours is made by code, and plugins/decap-editor/browser/config.test.ts has Decap check it.",
    changes: [
      ["import { validateConfig } from '../constants/configSchema';", "const validateConfig = () => undefined;"],
    ],
  },
  {
    module: "decap-cms-core/dist/esm/formats/formats.js",
    because:
      "The reader of TOML evaluates as soon as it is loaded, that of front matter what an entry says after `---js`. Every collection has a format of ours (plugins/decap-editor/browser/config.test.ts).",
    changes: [
      [
        `import yamlFormatter from './yaml';
import tomlFormatter from './toml';
import jsonFormatter from './json';
import { FrontmatterInfer, frontmatterJSON, frontmatterTOML, frontmatterYAML } from './frontmatter';
`,
        "",
      ],
      [
        `export const extensionFormatters = {
  yml: yamlFormatter,
  yaml: yamlFormatter,
  toml: tomlFormatter,
  json: jsonFormatter,
  md: FrontmatterInfer,
  markdown: FrontmatterInfer,
  html: FrontmatterInfer
};`,
        "const extensionFormatters = {};",
      ],
      [
        `  const formatters = {
    yml: yamlFormatter,
    yaml: yamlFormatter,
    toml: tomlFormatter,
    json: jsonFormatter,
    frontmatter: FrontmatterInfer,
    'json-frontmatter': frontmatterJSON(customDelimiter),
    'toml-frontmatter': frontmatterTOML(customDelimiter),
    'yaml-frontmatter': frontmatterYAML(customDelimiter),
    ...getCustomFormatsFormatters()
  };`,
        "  const formatters = getCustomFormatsFormatters();",
      ],
    ],
  },
  {
    module: "decap-cms-backend-github/dist/esm/implementation.js",
    because:
      "Apollo evaluates as soon as it is loaded. No login of plugins/decap-editor/bundle/backend.ts asks for GraphQL.",
    changes: [
      ["import GraphQLAPI from './GraphQLAPI';\n", ""],
      ["const apiCtor = this.useGraphql ? GraphQLAPI : API;", "const apiCtor = API;"],
    ],
  },
  {
    module: "decap-cms-backend-gitlab/dist/esm/API.js",
    because: "Apollo, as in GitHub's. What is left of it is never called.",
    changes: [
      [
        `import { ApolloClient } from 'apollo-client';
import { InMemoryCache } from 'apollo-cache-inmemory';
import { createHttpLink } from 'apollo-link-http';
import { setContext } from 'apollo-link-context';
`,
        "",
      ],
      ["import * as queries from './queries';\n", ""],
      ["    if (config.useGraphQL === true) {\n      this.graphQLClient = this.getApolloClient();\n    }\n", ""],
    ],
  },
];
