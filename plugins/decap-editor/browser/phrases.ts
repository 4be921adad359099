/** What Decap's Portuguese lacks, and what it says in a way that nobody outside software would understand. */
export const ours = {
  app: { header: { content: "Conteúdo", workflow: "Revisão", media: "Arquivos", quickAdd: "Novo" } },
  collection: {
    sidebar: { collections: "Conteúdo", allCollections: "Tudo" },
    collectionTop: { viewAsList: "Ver como lista", viewAsGrid: "Ver como cartões" },
    entries: {
      loadingEntries: "Carregando…",
      noEntries: "Nada por aqui ainda",
      unpublishedHeader: "Ainda não publicado",
    },
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
      onUpdatingWithUnsavedChanges: "Salve as alterações antes de mudar a situação.",
      onPublishingNotReady: "Mude a situação para “Pronto” antes de publicar.",
      onDeletePublishedEntry: "Excluir do site? As fotos e os arquivos dela são excluídos também.",
      confirmLoadBackup: "Há um texto seu que não chegou a ser salvo. Continuar a partir dele?",
    },
    editorInterface: { togglePreview: "Mostrar ou esconder a prévia" },
    editorToolbar: {
      duplicate: "Duplicar",
      deleteUnpublishedChanges: "Excluir alterações",
      deleteUnpublishedEntry: "Excluir",
      deletePublishedEntry: "Excluir do site",
      deleteEntry: "Excluir",
      status: "Situação: %{status}",
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
        chooseMultiple: "Escolher imagens",
        chooseDifferent: "Trocar imagem",
        addMore: "Pôr mais imagens",
        removeAll: "Tirar todas as imagens",
      },
      file: {
        choose: "Escolher arquivo",
        chooseMultiple: "Escolher arquivos",
        chooseDifferent: "Trocar arquivo",
        addMore: "Pôr mais arquivos",
        removeAll: "Tirar todos os arquivos",
      },
      list: {
        add: "Acrescentar %{item}",
        addType: "Acrescentar %{item}",
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
      entryPublished: "Publicação enviada",
      onFailToPublishEntry: "Não foi publicado: %{details}",
      onDeleteUnpublishedChanges: "Alterações excluídas",
      onLoggedOut: "Você saiu. Copie o que não foi salvo e entre de novo.",
    },
  },
  workflow: {
    workflow: {
      workflowHeading: "Revisão",
      // Names of months would come in English.
      dateFormat: "DD/MM/YYYY",
    },
    workflowCard: { deleteNewEntry: "Excluir" },
  },
} as const;
