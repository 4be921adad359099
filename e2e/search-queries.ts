/**
 * What people type, and what they hope for: one of these titles among the first three results. Words without accents,
 * with wrong ones, in the plural, whole questions, and words that stand only inside a PDF.
 */
export const searchQueries: readonly (readonly [query: string, ...titles: readonly string[]])[] = [
  // Without accents, or with wrong ones.
  ["oracao", "Semana de oração pelas igrejas sem pastor"],
  ["eleicoes", "Regimento Interno", "Estatuto da Seção", "Manual da subseção"],
  [
    "consagracao",
    "Exame de consagração: inscrições até 11 de setembro",
    "Guia do exame e da consagração",
    "Exame de consagração aprova sete candidatos em abril",
    "Exame de consagração: primeiro semestre",
  ],
  ["assembléia anual", "Assembleia anual da Seção", "Assembleia anual de 2026: horários, pauta e como participar"],
  ["regimento interno", "Regimento Interno"],
  ["codigo de etica", "Código de Ética do Pastor"],
  ["secao estatuto", "Estatuto da Seção", "Estatuto da Seção (versão de 2019)"],
  ["horario secretaria", "Horário da secretaria em dezembro e janeiro"],
  ["relatorio anual", "Relatório anual 2025", "Relatório anual de 2025 está disponível para consulta"],
  ["ribeirao preto", "Subseção Ribeirão Preto e região", "Quatro pastores são consagrados em culto em Ribeirão Preto"],
  // Plurals and singulars.
  [
    "inscricao bolsa de estudo",
    "Bolsas de estudo 2027: inscrições até 29 de janeiro",
    "Prazo final: inscrições para as bolsas de estudo",
  ],
  ["pastor jubilado", "Pastores Jubilados", "Pastores jubilados se reúnem para contar e ouvir histórias"],
  ["jovem pastor", "Jovens Pastores", "Jovens pastores trocam o palco pela enxada no acampamento de julho"],
  ["esposa de pastor", "Esposas de Pastores", "Encontro de esposas de pastores"],
  ["formularios de cadastro", "Cadastros de pastores e de igrejas têm novo formulário"],
  [
    "prestações de contas",
    "Subseções: prestação de contas de 2026 até 15 de janeiro",
    "Planilha de prestação de contas",
    "Prazo final: prestação de contas das subseções",
  ],
  ["carteiras de filiados", "Nova carteira de filiado: veja como pedir a sua"],
  ["saude", "Pastoral da Saúde"],
  // As one would ask.
  ["como me filiar", "Ficha de filiação", "Quem é a OPBB-SP", "Regimento Interno", "Estatuto da Seção"],
  [
    "minha igreja está sem pastor",
    "Cadastro de igrejas sem pastor",
    "Semana de oração pelas igrejas sem pastor",
    "Cadastro de pastores sem ministério",
  ],
  [
    "quando é o retiro do pastor",
    "Retiro Cuidado do Pastor 2027",
    "Retiro Cuidado do Pastor: três dias para descansar",
  ],
  ["qual subseção atende Sumaré", "Subseção Campinas e região"],
  [
    "quem é o presidente da baixada santista",
    "Subseção Baixada Santista e Vale do Ribeira",
    "Subseção Baixada Santista",
  ],
  ["golpe pedindo dinheiro por mensagem", "Alerta: a Seção não pede dinheiro por mensagem"],
  ["mudar para outra seção transferência", "Requerimento de transferência"],
  ["edital da assembleia", "Edital de convocação da Assembleia Geral de 2026"],
  // Places and people.
  ["itaquera", "Subseção Capital Leste"],
  ["sao vicente", "Subseção Baixada Santista e Vale do Ribeira", "Subseção Baixada Santista"],
  ["pastor alberto", "Nota de pesar: Pr. Alberto Rascunho"],
  ["coral sorocaba", "Coral de esposas de pastores estreia em Sorocaba"],
  ["diario viagem missionaria", "Nove dias no oeste paulista: diário de uma viagem missionária"],
  ["lgpd dados pessoais", "Política de privacidade"],
  // Words that stand only inside a PDF.
  ["prebenda côngrua", "Cartilha do sustento pastoral"],
  ["bibliotecario", "Estatuto da Seção (versão de 2019)"],
  ["dissolucao patrimonio três quartos", "Estatuto da Seção"],
  ["esgotamento queixa mais frequente", "Relatório anual 2025"],
  ["placa cinquenta anos levantassem", "Ata da Assembleia Geral de 2024", "Ata da Assembleia Geral de 2025"],
  ["entrevista fraterna relator", "Regimento Interno", "Manual da subseção"],
  ["roteiro de estudo doze semanas", "Guia do exame e da consagração"],
  ["sigilo do aconselhamento", "Código de Ética do Pastor"],
];
