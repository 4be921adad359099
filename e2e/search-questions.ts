type Question = readonly [question: string, ...titles: readonly string[]];

/**
 * What people ask, written from the content as a visitor reads it and before any of it was asked, and the pages that answer
 * it: one of these titles. With wrong letters, whole sentences, names that the site does not use, days, and people.
 */
const asked: readonly Question[] = [
  // Wrong and missing letters.
  ["estatudo", "Estatuto da Seção"],
  ["assebleia", "Assembleia anual da Seção", "Assembleia anual de 2026: horários, pauta e como participar"],
  ["tesoreiro", "Quem é a OPBB-SP"],
  ["regimeto interno", "Regimento Interno"],
  ["consagrasão", "Guia do exame e da consagração", "Exame de consagração: primeiro semestre"],
  ["fixa de filiação", "Ficha de filiação"],
  ["retirro", "Retiro Cuidado do Pastor 2027"],
  // As people ask.
  ["como faço para me filiar", "Ficha de filiação", "Quem é a OPBB-SP"],
  ["quero ser pastor batista", "Guia do exame e da consagração", "Exame de consagração: primeiro semestre"],
  ["estou sem igreja para pastorear", "Cadastro de pastores sem ministério"],
  ["minha igreja precisa de um pastor", "Cadastro de igrejas sem pastor"],
  [
    "estou cansado e quero desistir do ministério",
    "Cuidado do Pastor",
    "Entrevista: “Aprendi a pedir ajuda”, conta o Pr. Otávio Amostra",
  ],
  ["quanto custa a segunda via da carteira", "Nova carteira de filiado: veja como pedir a sua"],
  [
    "quem pode votar na assembleia",
    "Assembleia anual de 2026: horários, pauta e como participar",
    "Edital de convocação da Assembleia Geral de 2026",
  ],
  [
    "como chegar na assembleia",
    "Assembleia anual de 2026: horários, pauta e como participar",
    "Assembleia anual da Seção",
  ],
  [
    "quando é a próxima assembleia",
    "Assembleia anual da Seção",
    "Assembleia anual de 2026: horários, pauta e como participar",
  ],
  ["a que horas abre a secretaria em dezembro", "Horário da secretaria em dezembro e janeiro"],
  ["recebi mensagem pedindo pix em nome da ordem", "Alerta: a Seção não pede dinheiro por mensagem"],
  [
    "como apagar meus dados do cadastro",
    "Política de privacidade",
    "Cadastros de pastores e de igrejas têm novo formulário",
  ],
  ["preciso conversar com alguém em sigilo", "Cuidado do Pastor"],
  ["o que eu ganho sendo filiado", "Benefícios"],
  ["onde encontro documentos para download", "Documentos para baixar"],
  // Contacts, offices, people and what they do.
  ["onde fica a secretaria", "OPBB, Seção São Paulo", "Quem é a OPBB-SP"],
  ["qual o telefone da secretaria", "OPBB, Seção São Paulo", "Quem é a OPBB-SP"],
  ["(11) 5555-0110", "OPBB, Seção São Paulo"],
  ["secretaria@opbb-sp.example.org", "OPBB, Seção São Paulo"],
  ["endereço da ordem nacional no rio de janeiro", "Ordem dos Pastores Batistas do Brasil"],
  ["quem é o presidente da opbb-sp", "Quem é a OPBB-SP"],
  ["vice-presidente", "Quem é a OPBB-SP"],
  ["assessora jurídica", "Quem é a OPBB-SP"],
  ["diretoria", "Quem é a OPBB-SP"],
  ["Marta Modelo", "Quem é a OPBB-SP"],
  ["quem coordena as esposas de pastores", "Esposas de Pastores"],
  ["telefone da pastoral da saúde", "Pastoral da Saúde"],
  ["whatsapp da subseção de sorocaba", "Subseção Sorocaba e região"],
  ["subseção de são josé dos campos", "Subseção Vale do Paraíba e Litoral Norte"],
  ["itu", "Subseção Sorocaba e região"],
  // Days and years.
  ["agenda 2099", "Agenda"],
  ["próximos eventos", "Agenda"],
  ["5 de dezembro", "Assembleia anual da Seção", "Assembleia anual de 2026: horários, pauta e como participar"],
  ["17/04/2099", "Exame de consagração: primeiro semestre"],
  ["evento em março de 2099", "Retiro Cuidado do Pastor 2027"],
  ["ata de 2024", "Ata da Assembleia Geral de 2024"],
  // What is in force and what is to come.
  ["estatuto", "Estatuto da Seção"],
  ["estatuto de 2019", "Estatuto da Seção (versão de 2019)"],
  ["recesso", "Horário da secretaria em dezembro e janeiro"],
  ["culto do dia do pastor", "Culto do Dia do Pastor 2027"],
  ["exame de consagração inscrição", "Exame de consagração: primeiro semestre", "Guia do exame e da consagração"],
  // Names that the site does not use.
  ["carteirinha", "Nova carteira de filiado: veja como pedir a sua"],
  ["pastor desempregado", "Cadastro de pastores sem ministério"],
  [
    "salário do pastor",
    "Cartilha do sustento pastoral",
    "Cartilha ajuda igrejas a conversar sobre o sustento do pastor",
  ],
  ["pastor aposentado", "Pastores Jubilados"],
  ["depressão", "Cuidado do Pastor", "Pastoral da Saúde"],
  ["esgotamento", "Cuidado do Pastor", "Entrevista: “Aprendi a pedir ajuda”, conta o Pr. Otávio Amostra"],
  ["vagas para pastor", "Cadastro de pastores sem ministério"],
  ["viúva de pastor", "Esposas de Pastores"],
  // A word or two of what is wanted.
  [
    "bolsa para seminário",
    "Bolsas de estudo 2027: inscrições até 29 de janeiro",
    "Prazo final: inscrições para as bolsas de estudo",
  ],
  ["modelo de ata", "Guia do exame e da consagração"],
  ["férias do pastor", "Cartilha do sustento pastoral"],
  ["transferência de seção", "Requerimento de transferência"],
];

/** Words without accents, with wrong ones, in the plural, and words that stand only inside a PDF. */
const typed: readonly Question[] = [
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

export const searchQuestions: Readonly<Record<string, readonly Question[]>> = { asked, typed };
