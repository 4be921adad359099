/** What Decap's Portuguese lacks, and what it says in a way that nobody outside software would understand. */
export const ours = {
  auth: {
    errors: { identitySettings: "A entrada do editor não está ligada. Mostre esta mensagem a quem cuida do site." },
  },
  app: {
    app: { waitingBackend: "Esperando o serviço…" },
    header: { content: "Conteúdo", media: "Arquivos", quickAdd: "Novo" },
  },
  collection: {
    sidebar: { collections: "Conteúdo", allCollections: "Tudo" },
    collectionTop: {
      newButtonAriaLabel: "Criar: %{collectionLabel}",
      viewAsList: "Ver como lista",
      viewAsGrid: "Ver como cartões",
    },
    entries: { loadingEntries: "Carregando…", cachingEntries: "Carregando…", noEntries: "Nada por aqui ainda" },
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
      onDeletePublishedEntry: "Excluir do site? As fotos e os arquivos que estão junto são excluídos também.",
      onDeleteWithUnsavedChanges: "Excluir do site? As fotos e os arquivos que estão junto são excluídos também.",
      loadingEntry: "Carregando…",
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
        headings: "Títulos",
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
      unknownControl: { noControl: "Este campo não abriu. Mostre a quem cuida do site." },
      unknownPreview: { noPreview: "Este campo não tem prévia." },
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
      onFailToLoadEntries: "Não foi possível carregar: %{details}",
      onFailToPersist: "Não foi salvo: %{details}",
      onFailToDelete: "Não foi excluído: %{details}",
      missingRequiredField: "Falta preencher um campo, ou há um erro em um deles. Veja os campos em vermelho.",
      entrySaved: "Salvo",
      onBackendDown: "O serviço está fora do ar. Seu texto continua aqui; tente mais tarde.",
      onLoggedOut: "Você saiu. Copie o que não foi salvo e entre de novo.",
    },
  },
} as const;
