import { consentValue } from "../consents";

const consents = {
  "Consentimento para dados sensíveis": consentValue,
  "Consentimento para transferência internacional": consentValue,
};

/** Full answers of a pastor, by name. */
export const pastor = {
  "Nome completo": "José Exemplo",
  email: "jose@exemplo.org",
  "Telefone ou WhatsApp": "(11) 91234-5678",
  Cidade: "Campinas",
  Estado: "SP",
  Subseção: "Campinas e região",
  "Número de registro na Ordem": "123",
  "Igreja de que é membro": "Igreja Exemplo, Campinas",
  "Ano da consagração": "2008",
  "Funções pretendidas": ["Pastor titular", "Pastor auxiliar"],
  "Regime de dedicação": ["Integral"],
  "Disponibilidade para mudança": "Não posso me mudar",
  "Subseções para onde se mudaria": [],
  "Mês de início": "03/2027",
  "Aceita servir como interino": "Sim",
  "Sustento de que precisa": "",
  "Precisa de moradia": "Não",
  "Formação teológica": "Bacharel, Faculdade Exemplo, 2006",
  "Anos de ministério": "16",
  "Maior igreja em que serviu": "De 51 a 150 membros",
  "Estado civil": "Casado(a)",
  Apresentação: "Sirvo há anos.\nGosto de ensinar.",
  "Link do currículo": "exemplo.org/jose",
  Sigilo: "Consulte-me antes",
  ...consents,
};

/** Full answers of a church, by name. */
export const church = {
  "Nome da igreja": "Igreja Exemplo",
  CNPJ: "11.222.333/0001-81",
  CEP: "13010-000",
  Endereço: "Rua do Exemplo, 10, Centro",
  Cidade: "Campinas",
  Estado: "SP",
  Subseção: "Campinas e região",
  "Número de membros": "120",
  "Ano de organização": "1975",
  Site: "www.exemplo.org",
  "Nome do responsável": "Ana Exemplo",
  "Função do responsável": "Diaconisa",
  email: "ana@exemplo.org",
  Telefone: "(19) 5555-0136",
  "Função procurada": "Pastor titular",
  "Regime de dedicação": "Integral",
  "Experiência mínima": "0",
  "Aceita um pastor interino": "",
  "Sustento que oferece": "De 2 a 4 salários mínimos",
  "Oferece moradia": "Sim",
  Perfil: "Somos uma igreja de bairro.",
  "Mês de início": "03/2027",
  Sigilo: "Consulte-nos antes",
  ...consents,
};
