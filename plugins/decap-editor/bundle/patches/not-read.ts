import type { Patch } from "../patch-packages";

/** What could not be read is not what is not there. */
export const notRead: readonly Patch[] = [
  {
    module: "decap-cms-lib-util/dist/esm/implementation.js",
    because:
      "Texts that can't be read are left out of a list without a word; and for each its last commit is asked for, which nothing here shows.",
    changes: [
      [
        "import { basename } from './path';",
        "import { readAll } from 'editor-hooks';\nimport { basename } from './path';",
      ],
      [
        "async function fetchFiles(files, readFile, readFileMetadata, apiName) {\n",
        "function fetchFiles(files, readFile) {\n  return readAll(files, readFile);\n}\nasync function fetchSome(files, readFile, readFileMetadata, apiName) {\n",
      ],
    ],
  },
  {
    module: "decap-cms-lib-util/dist/esm/API.js",
    because:
      "A limit or a lost line is tried six times, which takes up to an hour, and its status is lost. https://github.com/decaporg/decap-cms/issues/6410",
    changes: [
      [
        "import { asyncLock } from './asyncLock';",
        "import { heard } from 'editor-hooks';\nimport { asyncLock } from './asyncLock';",
      ],
      [
        "export async function requestWithBackoff(api, req, attempt = 1) {\n",
        "export async function requestWithBackoff(api, req) {\n  return heard((api.requestFunction || unsentRequest.performRequest)(await api.buildRequest(req)));\n}\nasync function requestAgainAndAgain(api, req, attempt = 1) {\n",
      ],
      ["return requestWithBackoff(api, req, attempt + 1);", "return requestAgainAndAgain(api, req, attempt + 1);"],
    ],
  },
  {
    module: "decap-cms-core/dist/esm/components/Collection/Entries/EntriesCollection.js",
    because: "A list that failed says that there is nothing yet.",
    changes: [
      [
        "import Entries from './Entries';",
        "import { listFailure, NotRead } from 'editor-hooks';\nimport Entries from './Entries';",
      ],
      [
        "    if (groups && groups.length > 0) {\n",
        `    const why = !isFetching && listFailure(collection);
    if (why) {
      return _jsx(NotRead, {
        title: "Esta lista não pôde ser lida",
        why,
        onRetry: () => this.props.loadEntries(collection)
      });
    }
    if (groups && groups.length > 0) {
`,
      ],
    ],
  },
  {
    module: "decap-cms-core/dist/esm/components/Editor/Editor.js",
    because: "An entry that failed to load is a line of text with no way on.",
    changes: [
      [
        "import withWorkflow from './withWorkflow';",
        "import { explain, NotRead } from 'editor-hooks';\nimport withWorkflow from './withWorkflow';",
      ],
      [
        `      return _jsx("div", {
        children: _jsx("h3", {
          children: entry.get('error')
        })
      });`,
        `      return entry.get('isFetching') ? null : _jsx(NotRead, {
        title: "Esta página não pôde ser aberta",
        why: explain(entry.get('error')),
        onRetry: () => this.open(),
        back: editorBackLink
      });`,
      ],
    ],
  },
  {
    module: "decap-cms-core/dist/esm/reducers/auth.js",
    because: "A login that failed goes on saying 'Entrando…'. https://github.com/decaporg/decap-cms/issues/1460",
    changes: [["    case AUTH_FAILURE:\n", "    case AUTH_FAILURE:\n      state.isFetching = false;\n"]],
  },
];
