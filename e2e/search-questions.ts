/**
 * What people ask, written from the content as a visitor reads it and before any of it was asked, and the pages that answer
 * it: one of these titles. With wrong letters, whole sentences, names that the site does not use, days, and people.
 */
export const searchQuestions: readonly (readonly [question: string, ...titles: readonly string[]])[] = [
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
  ["agenda 2027", "Agenda"],
  ["próximos eventos", "Agenda"],
  ["5 de dezembro", "Assembleia anual da Seção", "Assembleia anual de 2026: horários, pauta e como participar"],
  ["17/04/2027", "Exame de consagração: primeiro semestre"],
  ["evento em março de 2027", "Retiro Cuidado do Pastor 2027"],
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
