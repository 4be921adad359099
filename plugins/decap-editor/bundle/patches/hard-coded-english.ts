import type { Patch } from "../patch-packages";

const because = "The text is in the code, not in the locale.";

/** Texts that no locale can translate. */
export const hardCodedEnglish: readonly Patch[] = [
  {
    module: "react-select/dist/Select-ef7c0426.esm.js",
    because,
    changes: [
      [
        "import { r as removeProps",
        'import { selectMessages, selectTexts } from "editor-hooks";\nimport { r as removeProps',
      ],
      [
        "Select.defaultProps = defaultProps;",
        "Object.assign(defaultAriaLiveMessages, selectMessages);\nSelect.defaultProps = Object.assign(defaultProps, selectTexts);",
      ],
    ],
  },
  {
    module: "react-select/dist/index-641ee5b8.esm.js",
    because,
    changes: [[`"Remove ".concat(children || 'option')`, `"Tirar ".concat(children || 'opção')`]],
  },
  {
    module: "decap-cms-widget-relation/dist/esm/RelationControl.js",
    because,
    changes: [["'Loading options…'", "'Carregando…'"]],
  },
  {
    module: "decap-cms-widget-list/dist/esm/ListControl.js",
    because: "The number stands before the name of the whole list: “8 diretoria”.",
    changes: [
      ["items.size === 1 ? labelSingular.toLowerCase() : label.toLowerCase();", "items.size === 1 ? 'item' : 'itens';"],
    ],
  },
  {
    module: "decap-cms-core/dist/esm/actions/mediaLibrary.js",
    because,
    changes: [
      [
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of another module
        "`${existingFile.name} already exists. Do you want to replace it?`",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
        "`Já há um arquivo com o nome ${existingFile.name}. Pôr este no lugar dele?`",
      ],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
      ["`Failed to persist media: ${error}`", "`O arquivo não foi enviado: ${explain(error)}`"],
      [
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
        "dispatch(addNotification({\n        message: `Failed to delete media: ${error.message}`",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
        "dispatch(addNotification({\n        message: `O arquivo não foi excluído: ${explain(error)}`",
      ],
    ],
  },
  {
    module: "decap-cms-core/dist/esm/components/UI/Notifications.js",
    because: "Details of an error come as the browser or the service worded them.",
    changes: [
      [
        "import { useEffect, useState } from 'react';",
        "import { explain } from 'editor-hooks';\nimport { useEffect, useState } from 'react';",
      ],
      [
        `t(notification.message.key, {
        ...notification.message
      })`,
        `t(notification.message.key, {
        ...notification.message,
        ...(notification.message.details === undefined ? {} : { details: explain(notification.message.details) })
      })`,
      ],
      // An error stays until it is read.
      [
        "autoClose: notification.dismissAfter,",
        "autoClose: notification.type === 'error' ? false : notification.dismissAfter,",
      ],
      ["if (notification.dismissAfter) {", "if (notification.dismissAfter && notification.type !== 'error') {"],
    ],
  },
];
