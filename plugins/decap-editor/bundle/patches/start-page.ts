import type { Patch } from "../patch-packages";

/** Whoever signs in stands before the list of the first collection, and has to find out what to press. */
export const startPage: Patch = {
  module: "decap-cms-core/dist/esm/components/App/App.js",
  because: "Decap has no start page.",
  changes: [
    [
      "import { Route, Switch, Redirect } from 'react-router-dom';",
      "import { StartPage, startPlace } from 'editor-hooks';\nimport { Route, Switch, Redirect } from 'react-router-dom';",
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of another module
    ["    return `/collections/${first.get('name')}`;\n", "    return startPlace;\n"],
    [
      `          }), _jsx(Route, {
            component: NotFoundPage
          })]`,
      `          }), _jsx(Route, {
            exact: true,
            path: startPlace,
            component: StartPage
          }), _jsx(Route, {
            component: NotFoundPage
          })]`,
    ],
  ],
};
