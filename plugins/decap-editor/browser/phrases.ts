/** What Decap's Portuguese lacks, and what it says in a way that nobody outside software would understand. */
export const ours = {
  app: { header: { content: "Conteúdo", media: "Arquivos", quickAdd: "Novo" } },
  collection: {
    sidebar: { collections: "Conteúdo", allCollections: "Tudo" },
    collectionTop: { viewAsList: "Ver como lista", viewAsGrid: "Ver como cartões" },
    entries: { loadingEntries: "Carregando…", noEntries: "Nada por aqui ainda" },
  },
  editor: {
    editorControl: { field: { widgetLabel: "Campo" } },
    editorControlPane: {
      widget: {
        required: "Preencha “%{fieldLabel}”.",
        regexPattern: "%{fieldLabel}: %{pattern}",
      },
    },
    editor: {
      onLeavePage: "Há alterações que ainda não foram salvas. Sair mesmo assim e perdê-las?",
      onDeletePublishedEntry: "Excluir do site? As fotos e os arquivos dela são excluídos também.",
      confirmLoadBackup: "Há um texto seu que não chegou a ser salvo. Continuar a partir dele?",
    },
    editorInterface: { togglePreview: "Mostrar ou esconder a prévia" },
    editorToolbar: {
      duplicate: "Duplicar",
      deletePublishedEntry: "Excluir do site",
      deleteEntry: "Excluir",
      backCollection: "%{collectionLabel}",
      unsavedChanges: "Não salvo",
      changesSaved: "Salvo",
    },
    editorWidgets: {
      markdown: {
        linkPrompt: "Endereço do link. Exemplos: /noticias, https://example.org, documento:estatuto-da-secao",
        addComponent: "Inserir",
        richText: "Texto formatado",
        markdown: "Código",
        strikethrough: "Riscado",
        toggleMode: { rich: "Ver o texto formatado", markdown: "Ver o código do texto" },
      },
      image: {
        choose: "Escolher imagem",
        chooseDifferent: "Trocar imagem",
      },
      file: {
        choose: "Escolher arquivo",
        chooseDifferent: "Trocar arquivo",
      },
      list: {
        add: "Adicionar %{item}",
        addType: "Adicionar %{item}",
      },
      object: { expand: "Abrir", collapse: "Fechar" },
    },
  },
  mediaLibrary: {
    mediaLibraryCard: { draft: "Ainda não salvo" },
    mediaLibraryModal: {
      mediaAssets: "Arquivos",
      upload: "Enviar do aparelho",
      download: "Baixar",
      chooseSelected: "Usar este",
      close: "Fechar",
    },
  },
  ui: {
    settingsDropdown: { account: "Sua conta" },
    toast: {
      onFailToPersist: "Não foi salvo: %{details}",
      onFailToDelete: "Não foi excluído: %{details}",
      missingRequiredField: "Falta preencher um campo, ou há um erro em um deles. Veja os campos em vermelho.",
      entrySaved: "Salvo",
      onLoggedOut: "Você saiu. Copie o que não foi salvo e entre de novo.",
    },
  },
} as const;
