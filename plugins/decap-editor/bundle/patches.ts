import { bodySchema } from "../../../src/lib/markdown/sanitize";

/** A change of Decap for one reason. plugins/decap-editor/README.md has the issues upstream. */
export interface Patch {
  readonly name: string;
  /** What is lost without it. */
  readonly lost: string;
  /** What it changes, in one module or more. */
  readonly edits: readonly Edit[];
}

/** A text that must stand in a module exactly once, or all of it, and what takes its place; it may call `browser/hooks` as `editorHooks`. */
export type Edit = readonly [module: string, before: string | typeof whole, after: string];

/** All of a module. */
export const whole = Symbol("all of the module");

const core = "decap-cms-core/dist/esm";
const editor = `${core}/components/Editor/Editor.js`;
const app = `${core}/components/App/App.js`;
const entries = `${core}/actions/entries.js`;
const entriesCollection = `${core}/components/Collection/Entries/EntriesCollection.js`;
const entriesSearch = `${core}/components/Collection/Entries/EntriesSearch.js`;
const entryDraft = `${core}/reducers/entryDraft.js`;
const mediaLibrary = `${core}/actions/mediaLibrary.js`;
const relation = "decap-cms-widget-relation/dist/esm/RelationControl.js";
const notifications = `${core}/components/UI/Notifications.js`;
const serializers = "decap-cms-widget-markdown/dist/esm/serializers";
const slateRemark = `${serializers}/slateRemark.js`;
const withLists = "decap-cms-widget-markdown/dist/esm/MarkdownControl/plugins/lists/withLists.js";
const escaping = `${serializers}/remarkEscapeMarkdownEntities.js`;
const shortcode = "decap-cms-widget-markdown/dist/esm/MarkdownControl/components/Shortcode.js";
const objectControl = "decap-cms-widget-object/dist/esm/ObjectControl.js";
const autoSizer = "react-virtualized-auto-sizer/dist/react-virtualized-auto-sizer.esm.js";

/** Every patch of the editor's packages. */
export const patches: readonly Patch[] = [
  {
    name: "draft-restore",
    lost: "Data: a text that was not saved is offered after a reload, and 'yes' restores nothing, for the entry is loaded over it. It is no longer offered after its entry could not be opened, nor a new one once another text of its collection was opened, or a tab that only looked at it was left. A text that was just saved is offered to the next new one. Of a text with more photos than there is room for, nothing is kept, and nobody is told.",
    edits: [
      [
        editor,
        "persistLocalBackup(entry, collection);\n  }, 2000);",
        "persistLocalBackup(entry, collection);\n    editorHooks.draftKept(entry.get('path'));\n    this.ownsBackup = true;\n  }, 500);",
      ],
      [
        editor,
        "    retrieveLocalBackup(collection, slug);\n    if (newEntry) {",
        "    if (newEntry) {\n      editorHooks.newTextBegins();",
      ],
      [
        editor,
        `      createEmptyDraft(collection, this.props.location.search);
    } else {
      loadEntry(collection, slug);
    }`,
        `      Promise.resolve(createEmptyDraft(collection, this.props.location.search)).then(() => this.offer());
    } else {
      this.open();
    }`,
      ],
      [
        editor,
        "  componentDidUpdate(prevProps) {\n",
        `  async open() {
    const { collection, slug, loadEntry } = this.props;
    this.failure = undefined;
    await loadEntry(collection, slug);
    // A list that comes later puts its entry, without the error, into the store.
    this.failure = this.props.entry?.get('error');
    // A kept text stays where it is as long as its entry can't be opened.
    if (!this.failure) this.offer();
  }
  offer() {
    if (this.isGone) return;
    const { collection, slug, retrieveLocalBackup } = this.props;
    retrieveLocalBackup(collection, slug);
  }
  componentDidUpdate(prevProps) {
`,
      ],
      [
        editor,
        "        this.props.loadLocalBackup();",
        `        editorHooks.draftRestored(this.props.localBackup.getIn(['entry', 'path']));
        this.ownsBackup = true;
        this.props.loadLocalBackup();`,
      ],
      // What was never shown here is another tab's, or still to be offered.
      [
        editor,
        "      this.deleteBackup();\n      unblock();",
        "      if (this.ownsBackup) this.deleteBackup();\n      else this.createBackup.cancel();\n      unblock();",
      ],
      // What a save has stored is no longer to be kept.
      [
        editor,
        "      this.createBackup(this.props.entryDraft.get('entry'), this.props.collection);\n    }\n",
        "      this.createBackup(this.props.entryDraft.get('entry'), this.props.collection);\n    } else if (prevProps.hasChanged) {\n      this.createBackup.cancel();\n    }\n",
      ],
      // Where there is no room for its new photos, the text alone is kept.
      [
        `${core}/backend.js`,
        "      await localForage.setItem(key, {\n        raw,\n        path: entry.get('path'),\n        mediaFiles,\n        ...(i18n && {\n          i18n\n        })\n      });\n",
        `      const path = entry.get('path');
      const stored = mediaFiles.filter(({ file }) => !file);
      await localForage.setItem(key, { raw, path, mediaFiles }).catch(() => localForage.setItem(key, { raw, path, mediaFiles: stored }));
`,
      ],
      [
        `${core}/backend.js`,
        "      console.warn('persistLocalDraftBackup', e);\n",
        "      editorHooks.draftNotKept();\n",
      ],
      // What is kept of a new text goes with that text, and not with any other of its collection.
      [
        `${core}/backend.js`,
        "      slug && (await localForage.removeItem(getEntryBackupKey(collection.get('name'))));\n",
        "",
      ],
    ],
  },
  {
    name: "one-save-at-a-time",
    lost: "Data: what is typed while a save is under way is overwritten by its answer, a second save meets the first, who leaves a new text while it is saved, or changes it after, is not asked and loses it, and what was published can't be typed back: it is compared with what the form began from. What is typed while a stored picture is on its way is not shown, and is published all the same.",
    edits: [
      [
        editor,
        "if (isPersisting && newRecord && this.props.location.pathname === newEntryPath && action === 'PUSH') {",
        "if (isPersisting && newRecord && location.pathname.startsWith(newEntryPath.replace(/new$/, 'entries/')) && action === 'PUSH') {",
      ],
      // A field that is not drawn shows what it was, and hands that on with the next letter.
      [
        `${core}/components/Editor/EditorControlPane/Widget.js`,
        "    if (this.props.isLoadingAsset && nextProps.isLoadingAsset) return false;\n",
        "",
      ],
      // The first save of a new text leads to its entry's address.
      [
        editor,
        "pathname.startsWith(entriesPath) && action === 'PUSH') {",
        "pathname.startsWith(entriesPath) && action !== 'POP') {",
      ],
      [
        editor,
        "const entries = [this.props.unPublishedEntry, this.props.publishedEntry].filter(Boolean);",
        "const entries = this.hasSaved ? [] : [this.props.unPublishedEntry, this.props.publishedEntry].filter(Boolean);",
      ],
      [
        editor,
        "    await persistEntry(collection);\n",
        `    if (this.isSaving) return;
    this.isSaving = true;
    // What is still to be kept is kept before the save forgets it.
    this.createBackup.flush();
    const release = editorHooks.holdForm();
    try {
      await persistEntry(collection);
      this.hasSaved = true;
    } catch {
      return;
    } finally {
      this.isSaving = false;
      release();
    }
    // 'hasChanged' is drawn anew before anything asks whether changes are to be lost.
    await new Promise(drawn => setTimeout(drawn));
    if (this.isGone) return;
`,
      ],
    ],
  },
  {
    name: "form-per-entry",
    lost: "Data: from one entry to another by its address, the form keeps the first one's fields and saves them in the second. What still comes of a save, or of an entry that is left while it is loading, takes the place of what is typed in the next form, and that is then saved over the first entry. In an editor that is left open overnight a new text begins with yesterday. What was begun in a form and ends after it was left is done to the next one: a deletion throws its text away and leads off, a kept text is offered in it and kept over its own, a photo is put into it, 'publish and create' leads away from it. A photo that was chosen and not saved is shown afterwards as if it were.",
    edits: [
      [
        entries,
        "      // re-load media library if entry had media files\n",
        `      const isOpen = () => getState().entryDraft.get('key') === entryDraft.get('key');
      // A list that can't be read tells that itself; the text was saved.
      if (!isOpen()) return dispatch(loadEntries(collection)).catch(() => undefined);
      dispatch(entryPersisted(collection, serializedEntry, newSlug));
      // Under the name that the text had, before what takes longer: whoever closes the page meanwhile would be offered it.
      void backend.deleteLocalDraftBackup(collection, entry.get('slug') || undefined);
`,
      ],
      [
        entries,
        "      dispatch(entryPersisted(collection, serializedEntry, newSlug));\n      if (collection.has('nested')) {",
        "      if (collection.has('nested')) {",
      ],
      [entries, "      if (entry.get('slug') !== newSlug) {", "      if (isOpen() && entry.get('slug') !== newSlug) {"],
      [
        entries,
        "        navigateToEntry(collection.get('name'), newSlug);",
        "        if (getState().entryDraft.getIn(['entry', 'slug']) === newSlug) navigateToEntry(collection.get('name'), newSlug);",
      ],
      [
        entries,
        "    await waitForMediaLibraryToLoad(dispatch, getState());\n    dispatch(entryLoading(collection, slug));",
        `    const draftKey = getState().entryDraft.get('key');
    await waitForMediaLibraryToLoad(dispatch, getState());
    dispatch(entryLoading(collection, slug));`,
      ],
      [
        entries,
        "      dispatch(createDraftFromEntry(loadedEntry));",
        "      if (getState().entryDraft.get('key') === draftKey) dispatch(createDraftFromEntry(loadedEntry));",
      ],
      // Where a field of the model asks for it, a new entry begins with today.
      [
        entries,
        "const defaultValue = item.get('default', null);",
        "const defaultValue = item.get('default', item.get('today') ? editorHooks.today() : null);",
      ],
      [
        app,
        "              newRecord: true\n            })",
        "              newRecord: true\n            }, editorHooks.editorKey(props.location.pathname, props.history.action))",
      ],
      [
        app,
        "_jsx(Editor, {\n              ...props\n            })",
        "_jsx(Editor, props, editorHooks.editorKey(props.location.pathname, props.history.action))",
      ],
      [editor, "    const leaveMessage = t(", "    this.isReady = true;\n    const leaveMessage = t("],
      [editor, "} else if (entryDraft == null ||", "} else if (!this.isReady || entryDraft == null ||"],
      // What was begun in a form that was left is not for the next one, nor is a photo that was not saved.
      [
        `${core}/reducers/medias.js`,
        "    case ADD_ASSETS:\n",
        "    case 'DRAFT_DISCARD':\n      return {};\n    case ADD_ASSETS:\n",
      ],
      [editor, "  componentWillUnmount() {\n", "  componentWillUnmount() {\n    this.isGone = true;\n"],
      [
        editor,
        "      await deleteEntry(collection, slug);\n      this.deleteBackup();\n",
        `      const release = editorHooks.holdForm();
      try {
        await deleteEntry(collection, slug);
      } catch {
        // It has been told.
        return;
      } finally {
        release();
      }
      if (this.isGone) return;
      this.deleteBackup();
`,
      ],
      [
        entryDraft,
        "    case ENTRY_DELETE_SUCCESS:\n",
        `    case ENTRY_DELETE_SUCCESS:
      if (state.getIn(['entry', 'collection']) !== action.payload.collectionName || state.getIn(['entry', 'slug']) !== action.payload.entrySlug) return state;
`,
      ],
      ...["// Existing Entry", "// New Entry"].map(
        (comment): Edit => [
          entryDraft,
          `      ${comment}\n      return state.withMutations(state => {\n`,
          `      ${comment}\n      return state.withMutations(state => {\n        state.delete('localBackup');\n`,
        ],
      ),
      [
        mediaLibrary,
        "    const files = selectMediaFiles(state, field);\n",
        "    const files = selectMediaFiles(state, field);\n    const form = editorHooks.openForm();\n",
      ],
      [
        mediaLibrary,
        "        assetProxies = mediaFiles.map(",
        "        if (editingDraft && (form !== editorHooks.openForm() || !selectEditingDraft(getState().entryDraft))) return;\n        assetProxies = mediaFiles.map(",
      ],
    ],
  },
  {
    name: "not-read",
    lost: "Data: a list or a search that could not be read says that there is nothing, and goes on for the session; one for '50%' is not made, and one for '12/2025' is made for '12'; a field drops what it could not read. An entry that failed to open has no way on, and one that can't be read opens as an empty form, whose save erases it.",
    edits: [
      // An empty file is a page that is not written yet.
      [
        `${core}/backend.js`,
        "          data: isError(data) ? {} : data\n",
        "          data: isError(data) ? {} : data,\n          ...(isError(data) && entry.raw?.trim() ? { error: data.message } : {})\n",
      ],
      // A list is read whenever it is opened, and what it had stays meanwhile, without its elements being made anew.
      [entriesCollection, "    if (collection && !entriesLoaded) {", "    if (collection) {"],
      [
        entriesCollection,
        "    if (collection !== prevProps.collection && !entriesLoaded) {",
        "    if (collection !== prevProps.collection) {",
      ],
      [
        entriesCollection,
        "    return _jsx(EntriesToRender, {\n      entries: entries\n    });",
        "    return EntriesToRender({ entries });",
      ],
      [`${core}/reducers/entries.js`, "          map.deleteIn(['pages', collection, 'page']);\n", ""],
      [entries, "response.pagination, addAppend", "response.pagination ?? 1, addAppend"],
      // A reading that is under way may be older than a save.
      [
        entries,
        "        key,\n        direction\n      }\n    });\n    if (isFetching) {\n      return;\n    }\n",
        "        key,\n        direction\n      }\n    });\n",
      ],
      [
        entriesCollection,
        "    if (groups && groups.length > 0) {\n",
        `    const why = !isFetching && editorHooks.listFailure(collection);
    if (why) {
      return _jsx(editorHooks.NotRead, {
        title: "Esta lista não pôde ser lida",
        why,
        onRetry: () => this.props.loadEntries(collection)
      });
    }
    if (groups && groups.length > 0) {
`,
      ],
      [
        `${core}/reducers/search.js`,
        "        state.isFetching = true;\n        state.term = searchTerm;\n        state.collections",
        "        state.error = undefined;\n        state.isFetching = true;\n        state.term = searchTerm;\n        state.collections",
      ],
      [
        entriesSearch,
        "    return _jsx(Entries, {",
        `    if (this.props.error && !isFetching) {
      return _jsx(editorHooks.NotRead, {
        title: "A busca não pôde ser feita",
        why: editorHooks.explain(this.props.error),
        onRetry: () => this.props.searchEntries(this.props.searchTerm, this.props.collectionNames)
      });
    }
    return _jsx(Entries, {`,
      ],
      [entriesSearch, "  return {\n    isFetching,", "  return {\n    error: state.search.error,\n    isFetching,"],
      [
        `${core}/backend.js`,
        "      throw new Error({\n        message: 'Errors occurred while searching entries locally!',\n        errors\n      });",
        "      throw errors[0];",
      ],
      // The signs of an address can't stand in it, and no search is one for them.
      [
        `${core}/actions/collections.js`,
        "export function searchCollections(query, collection) {\n",
        "export function searchCollections(words, collection) {\n  const query = words.replace(/[%/?#]/g, ' ');\n",
      ],
      // A search has several collections here.
      [
        `${core}/components/Collection/Entries/Entries.js`,
        "    children: t('collection.entries.noEntries')",
        "    children: collections.has('name') ? t('collection.entries.noEntries') : 'Nada encontrado'",
      ],
      [
        `${core}/backend.js`,
        "      return fuzzy.filter(searchTerm, collectionEntries, {\n        extract: extractSearchFields(uniq(filteredSearchFields))\n      });",
        `      const extract = extractSearchFields(uniq(filteredSearchFields));
      return fuzzy.filter(editorHooks.slugify(searchTerm) || searchTerm, collectionEntries, {
        extract: entry => editorHooks.slugify(extract(entry))
      });`,
      ],
      [
        `${core}/backend.js`,
        "fuzzy.filter(searchTerm, expandedEntries, {\n      extract: entry => {\n        return getEntryField(entry.field, entry);",
        "fuzzy.filter(editorHooks.slugify(searchTerm) || searchTerm, expandedEntries, {\n      extract: entry => {\n        return editorHooks.slugify(getEntryField(entry.field, entry));",
      ],
      // What a field offers is read when it is drawn or searched, and what it can't show stays in it.
      ["decap-cms-widget-relation/dist/esm/RelationCache.js", "      this.cache.set(cacheKey, result);\n", ""],
      [
        `${core}/actions/search.js`,
        "state.search.requests.find(({\n      id\n    }) => id == queryIdentifier)",
        "undefined",
      ],
      [
        relation,
        "(i.value || i))).filter(Boolean).map(convertToSortableOption)",
        "(i.value || i)) ?? i).map(convertToSortableOption)",
      ],
      [
        relation,
        "find(options, ['value', value]) || null",
        "find(options, ['value', value]) || (value ? convertToOption(value) : null)",
      ],
      [
        editor,
        `    if (entry && entry.get('error')) {
      return _jsx("div", {
        children: _jsx("h3", {
          children: entry.get('error')
        })
      });`,
        `    const failure = this.failure ?? entry?.get('error');
    if (failure) {
      return entry?.get('isFetching') ? null : _jsx(editorHooks.NotRead, {
        title: "Esta página não pôde ser aberta",
        why: editorHooks.explain(failure),
        onRetry: () => this.open(),
        back: editorBackLink
      });`,
      ],
    ],
  },
  {
    name: "own-folder",
    lost: "Data: the second text of one title is stored as retiro/index-1.md in the folder of the first, and gets no page. A new text whose first save was made without an answer gets a second page.",
    edits: [
      [
        `${core}/backend.js`,
        "    const publishedEntry = await this.implementation.getEntry(path).then(({\n      data\n    }) => data).catch(() => {",
        `    const publishedEntry = await this.implementation.getEntry(path).then(({
      data
    }) => !editorHooks.wasSent(path, data) && data).catch(() => {`,
      ],
      [
        `${core}/backend.js`,
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of another module
        "      uniqueSlug = `${slug}${sanitizeChar(' ', slugConfig)}${i++}`;",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
        "      uniqueSlug = slug.replace(/(\\/index)?$/, end => `${sanitizeChar(' ', slugConfig)}${i++}${end}`);",
      ],
    ],
  },
  {
    name: "uploads",
    lost: "Data: HEIC photos, damaged and huge files are stored and never shown; small pictures are blown up to 2000 px. A file that takes the place of one of its name deletes that at once, saved or not. Of two photos from an iPhone's camera the second takes the first one's place, and of a photo and its copy in one form one is not saved.",
    edits: [
      [
        mediaLibrary,
        `        await dispatch(deleteMedia(existingFile, {
          privateUpload
        }));`,
        // In a form the old file stays until the new one is saved in its place.
        `        await dispatch(editingDraft ? removeDraftEntryMediaFile({ id: existingFile.id }) : deleteMedia(existingFile, { privateUpload }));`,
      ],
      [
        mediaLibrary,
        "    const fileName = sanitizeSlug(file.name.toLowerCase(), state.config.slug);\n    const uploadFileName",
        `    const refusal = await editorHooks.refuseFile(file, field);
    if (refusal) {
      window.alert(refusal);
      return;
    }
    const fileName = sanitizeSlug(editorHooks.ownName(file.name, files).toLowerCase(), state.config.slug);
    const uploadFileName`,
      ],
      // Known by its bytes alone, a photo would take its copy out of the form.
      [
        mediaLibrary,
        "            draft: editingDraft\n          });\n",
        "            draft: editingDraft\n          });\n          mediaFile.id += assetProxy.path;\n",
      ],
      [
        `${core}/lib/imageTransformations.js`,
        "const width = config.width ?? undefined;",
        "const width = config.width ? Math.min(config.width, sourceWidth) : undefined;",
      ],
    ],
  },
  {
    name: "markdown",
    lost: "Data: a text or a quotation that begins with a rule, all of it. Italic that begins or ends with bold. The alignment of a table's columns, as soon as its text is edited, and its last column after a cell with '|' or a line break. A line that begins as a list, heading or rule does becomes one, with a '\\' before it. Words in angle brackets, which are read as HTML. Links whose words have brackets or come after '!', bold and italic that end in a sign beside a letter, headings of two lines: the site shows their signs. A space alone in bold. What is pasted over the words of a link.",
    edits: [
      // Another plugin may have taken the node away: of a link whose words are replaced, and what takes their place was lost.
      [
        withLists,
        "    const [node, path] = entry;\n",
        "    const [, path] = entry;\n    if (!Node.has(editor, path)) return;\n    const node = Node.get(editor, path);\n",
      ],
      [
        withLists,
        "        moveListToListItem(editor, path, previousListItem);\n",
        "        if (!previousListItem) return;\n        moveListToListItem(editor, path, previousListItem);\n",
      ],
      [
        slateRemark,
        "      case 'root':\n      case 'paragraph':",
        `      case 'table':
        return u('table', { align: node.data && node.data.align }, children);
      case 'root':
      case 'paragraph':`,
      ],
      [slateRemark, "      case 'list-item':\n      case 'table':\n", "      case 'list-item':\n"],
      [
        slateRemark,
        `          const {
            leadingWhitespace,
            trailingWhitespace,
            centerNodes
          } = normalizeFlankingWhitespace(markNodes);
          const children = convertInlineAndTextChildren(centerNodes);
          const markNode = u(markMap[markType], children);

          // Filter out empty marks, otherwise their output literally by
          // remark-stringify, eg. an empty bold node becomes "****"
          if (mdastToString(markNode) === '') {
            remainingNodes = remainder;
            continue;
          }
          const normalizedNodes = [createText(leadingWhitespace), markNode, createText(trailingWhitespace)].filter(val => val);
`,
        `          // To the site, a mark that has its end at a space, or between a letter outside and a sign inside, is none. It takes an emoji for
          // a letter. Without '+' before '$' engines of today (V8 14, Chrome 156) find no emoji and no 𝐚 at the end.
          const takeOut = (place, spaces, signs, isLetter, beside) => {
            const { text = '', ...node } = markNodes[place];
            const outside = !spaces.test(text) && isLetter.test(beside?.text ?? '') ? signs : spaces;
            if (text) markNodes[place] = { ...node, text: text.replace(outside, '') };
            return createText(outside.exec(text)?.[0]);
          };
          const before = nodes[nodes.length - remainingNodes.length - 1];
          const start = takeOut(0, /^\\s+/, /^[^\\p{L}\\p{N}\\p{M}*_~\`\\\\]+/u, /[\\p{L}\\p{N}\\p{M}\\u{10000}-\\u{10FFFF}]+$/u, before);
          const end = takeOut(markNodes.length - 1, /\\s+$/, /[^\\p{L}\\p{N}\\p{M}*_~\`\\\\]+$/u, /^[\\p{L}\\p{N}\\u{10000}-\\u{10FFFF}]/u, remainder[0]);
          const markNode = u(markMap[markType], convertInlineAndTextChildren(markNodes));
          // An empty one would be its signs alone.
          const normalizedNodes = [before && start, mdastToString(markNode) && markNode, end].filter(val => val);
`,
      ],
      [slateRemark, "const blockTypes = ['paragraph',", "const blockTypes = ['thematic-break', 'paragraph',"],
      [
        `${serializers}/index.js`,
        "    visitors.text = node => node.value;\n",
        `    visitors.text = node => node.value;
    const beside = (node, { children }) => [-1, 1].map(step => children[children.indexOf(node) + step]);
    // Three asterisks that don't end together are read otherwise than they were written.
    visitors.emphasis = function (node, parent) {
      const inner = this.all(node).join('');
      const [before, after] = beside(node, parent);
      // '_' is a letter to the site where one is beside it.
      const isInWord = /[\\p{L}\\p{N}\\p{M}]+$/u.test(before?.value ?? '') || /^[\\p{L}\\p{N}]/u.test(after?.value ?? '');
      const isBesideBold = after?.type === 'strong' || (node.children.length > 1 && /^\\*|\\*$/.test(inner));
      const sign = isBesideBold && !isInWord ? '_' : '*';
      return sign + inner + sign;
    };
    // Words: a bracket would end the link that they are in, and '!' make a picture of the link after them.
    visitors.html = function (node, parent) {
      const [, after] = beside(node, parent);
      const value = after?.type === 'link' ? node.value.replace(/(?<!\\\\)!$/, '\\\\!') : node.value;
      return this.inLink ? value.replace(/(?<!\\\\)[[\\]]/g, '\\\\$&') : value;
    };
    const { heading } = visitors;
    visitors.heading = function (node) {
      return heading.call(this, node).replace(/\\\\?\\n/g, ' ');
    };
    // Of addresses and code too; a row has one line.
    visitors.tableCell = function (node) {
      return this.all(node).join('').replace(/\\\\?\\n/g, '<br>').replace(/(?<!\\\\)\\|/g, '\\\\|');
    };
`,
      ],
      [
        escaping,
        "function escapeLeadingChars(text) {\n  return text.replace(/^\\s*([-#*>=|]| {4,}|`{3,})/,",
        `const number = /(?<=^\\d{1,9})[.)](?=\\s|$)/.source;
const lineSign = new RegExp(/^(?:[-#*>=|]|\\+(?=\\s|$)|:(?=[-:|\\s]*$))|/.source + number);
// Of a line within a text: a table, or a heading of lines, under words is one on the site, and words to Decap.
const innerSign = new RegExp(/^(?:[#>]|[-*+](?=\\s|$)|-(?=-*\\s*$))|/.source + number);
// Of elements that the site does not show, the words would vanish.
const unknownTag = /(?<!\\\\)<(?=\\/?[a-z][\\w-]*[\\s/>])(?!\\/?(?:${bodySchema.tagNames?.join("|")})[\\s/>])/gi;
function escapeLines(text, begins) {
  // A block of HTML stays as it is.
  if (/^\\s*<[a-z!/]/i.test(text)) return text;
  const escaped = (line, sign) => line.replace(/^[ \\t]+/, '').replace(sign, '\\\\$&');
  const [first, ...inner] = text.split('\\n');
  return [begins ? escaped(first, lineSign) : first, ...inner.map(line => escaped(line, innerSign))].join('\\n');
}
function escapeLeadingChars(text) {
  return text.replace(/^\\s*([-#*>=|]|\`{3,})/,`,
      ],
      [
        escaping,
        "      children: node.children.map(transform)\n",
        "      children: node.children.map((child, i, { [i - 1]: before }) => transform(child, i, before ? before.type === 'break' : /^(paragraph|listItem|blockquote)$/.test(node.type)))\n",
      ],
      // The default: unified would wait for a function of three.
      [escaping, "  function transform(node, index) {", "  function transform(node, index, begins = false) {"],
      [
        escaping,
        "      const value = index === 0 ? escapeAllChars(node.value) : escapeCommonChars(node.value);",
        "      const value = escapeLines((index === 0 ? escapeAllChars : escapeCommonChars)(node.value.replace(unknownTag, '\\\\$&')), begins);",
      ],
    ],
  },
  {
    name: "groups",
    lost: "Data and accessibility: an entry without a cover can't be saved, and the description of a picture in a list is not demanded.",
    edits: [
      [
        objectControl,
        "    fields.forEach(field => {\n      if (field.get('widget') === 'hidden') return;\n      const name = field.get('name');\n      const control = this.childRefs[name];\n",
        `    const unused = this.props.field.get('required') === false && editorHooks.isBlank(this.props.value);
    fields.forEach(field => {
      if (field.get('widget') === 'hidden') return;
      const name = field.get('name');
      const control = this.childRefs[name];
      if (unused) {
        control?.props?.onValidate?.([]);
        return;
      }
`,
      ],
      [
        objectControl,
        "    this.childRefs[name] = ref;\n",
        // The groups around this one are told of the control as well, later.
        "    this.childRefs[name] = ref;\n    if (ref.innerWrappedControl) ref.innerWrappedControl.group ??= () => this.props.value;\n",
      ],
    ],
  },
  {
    name: "remove-block",
    lost: "Accessibility: a block that was inserted with a form can't be removed with a pointer, or on a phone.",
    edits: [
      [
        shortcode,
        "    children: [_jsx(EditorControl, {",
        `    children: [_jsx("button", {
      type: "button",
      className: "cms-remove-block",
      "aria-label": "Tirar: " + plugin.label,
      onClick: event => {
        event.stopPropagation();
        // A text of no blocks at all would have no place for the cursor.
        if (editor.children.length === 1) {
          Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [1] });
        }
        Transforms.removeNodes(editor, { at: ReactEditor.findPath(editor, element) });
      },
      children: "Tirar"
    }), _jsx(EditorControl, {`,
      ],
    ],
  },
  {
    name: "errors-stay",
    lost: "Accessibility: the message of an error goes away after eight seconds, read or not (WCAG 2.2.1).",
    edits: [
      [
        notifications,
        "autoClose: notification.dismissAfter,",
        // What could not be read says so in its own place too, and stays there.
        "autoClose: notification.type === 'error' && notification.message.key !== 'ui.toast.onFailToLoadEntries' ? false : notification.dismissAfter,",
      ],
      [
        notifications,
        "if (notification.dismissAfter) {",
        "if (notification.dismissAfter && notification.type !== 'error') {",
      ],
    ],
  },
  {
    name: "portuguese",
    lost: "Portuguese: texts that are in the code and not in the locale, and the details of an error.",
    edits: [
      [relation, "'Loading options…'", "'Carregando…'"],
      [
        "decap-cms-widget-list/dist/esm/ListControl.js",
        "items.size === 1 ? labelSingular.toLowerCase() : label.toLowerCase();",
        "items.size === 1 ? 'item' : 'itens';",
      ],
      [mediaLibrary, " already exists. Do you want to replace it?`", " já existe. Trocar por este arquivo?`"],
      [
        mediaLibrary,
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of another module
        "`Failed to persist media: ${error}`",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
        "`O arquivo não foi enviado: ${editorHooks.explain(error)}`",
      ],
      [
        mediaLibrary,
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
        "dispatch(addNotification({\n        message: `Failed to delete media: ${error.message}`",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
        "dispatch(addNotification({\n        message: `O arquivo não foi excluído: ${editorHooks.explain(error)}`",
      ],
      [
        notifications,
        "        ...notification.message\n      })",
        "        ...notification.message,\n        ...('details' in notification.message ? { details: editorHooks.explain(notification.message.details) } : {})\n      })",
      ],
    ],
  },
  {
    name: "page-policy",
    lost: "Security: Decap compiles texts as scripts (`unsafe-eval`) and writes styles as text (`unsafe-inline`), most of it as soon as it is loaded.",
    edits: [
      // Our configuration is made by code; config.test.ts has Decap check it.
      [`${core}/constants/configSchema.js`, whole, "export const validateConfig = () => undefined;"],
      // Every collection has a format of ours (config.test.ts); these readers run what a file says after `---js`.
      [`${core}/formats/toml.js`, whole, "export default {};"],
      [`${core}/formats/yaml.js`, whole, "export default {};"],
      [
        `${core}/formats/frontmatter.js`,
        whole,
        `const none = () => undefined;
export { none as FrontmatterInfer, none as frontmatterJSON, none as frontmatterTOML, none as frontmatterYAML };`,
      ],
      // No login asks for GraphQL.
      ["decap-cms-backend-github/dist/esm/GraphQLAPI.js", whole, "export default undefined;"],
      // browser/admin.css brings the styles of messages as a file.
      ["react-toastify/dist/inject-style.esm.mjs", whole, "export const injectStyle = () => undefined;"],
      [
        autoSizer,
        "style.appendChild(doc.createTextNode(css));",
        `const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        doc.adoptedStyleSheets.push(sheet);`,
      ],
    ],
  },
];
