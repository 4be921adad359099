import { churchForm } from "./church-form";
import { consents, consentTerms } from "./consents";
import { askedOf, contentOptions, optionsOf } from "./field-options";
import { formAddress } from "./form-address";
import { boxQuestionsOf, type Criterion, criterionField, type FormField, fieldsOf, nameOf } from "./form-definition";
import { pastorForm } from "./pastor-form";
import { content, facts } from "./testing";

const criteria: readonly Criterion[] = ["role", "regime", "subsection", "city"];
const forms = [pastorForm, churchForm];

const optionsIn = (field: FormField | undefined) =>
  field && "options" in field ? optionsOf(field, content) : undefined;

describe("the two forms", () => {
  it.each(criteria)("mirror each other in %s, with the same options", (criterion) => {
    const [pastor, church] = forms.map((form) => criterionField(form, criterion));
    expect(pastor).toBeDefined();
    expect(church).toBeDefined();
    expect(optionsIn(pastor)).toEqual(optionsIn(church));
  });

  it.each(forms)("$name has no two fields with one key or one name", (form) => {
    const fields = fieldsOf(form);
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
    const names = [...fields.map(nameOf), ...consents.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
  });

  it("offer every sub-section of the content, and a way out for those who don't know theirs", () => {
    const values = optionsIn(criterionField(pastorForm, "subsection"))?.map(({ value }) => value);
    expect(values).toEqual(["Bauru e região", "Campinas e região", "Não sei"]);
  });

  it.each(forms)("$name asks nothing about sub-sections where there are none", (form) => {
    const texts = (asked: typeof form) =>
      fieldsOf(asked).flatMap((field) => [field.label, ...(optionsIn(field) ?? []).map(({ label }) => label)]);
    const none = askedOf(form, { ...content, subsections: [] });
    expect(texts(none).filter((text) => /subseç|Não sei/i.test(text))).toEqual([]);
    expect(texts(form).filter((text) => /subseç/i.test(text))).not.toEqual([]);
    expect(Object.values(consentTerms(none, facts)).filter((text) => /subseç/i.test(text))).toEqual([]);
    expect(Object.values(consentTerms(form, facts)).join()).toContain("o presidente da subseção escolhida");
    expect(askedOf(form, content)).toBe(form);
  });

  it("need one box of several in no more questions than Registration.module.css looks at", () => {
    for (const form of forms) expect(boxQuestionsOf(form).length).toBeLessThanOrEqual(2);
  });

  it("never ask for the CPF", () => {
    expect(forms.flatMap(fieldsOf).filter(({ label }) => /cpf/i.test(label))).toEqual([]);
  });
});

it("gives a city to no sub-section by chance that several serve, and offers its name", () => {
  const { cities } = contentOptions(content, [
    { title: "Norte", cities: ["Itu", "Salto"] },
    { title: "Sul", cities: ["Itu", "Tatuí", "Tatuí"] },
    { title: "Leste", cities: ["Itu"] },
  ]);
  expect(cities).toEqual({ Itu: "", Salto: "Norte", Tatuí: "Sul" });
});

describe("formAddress", () => {
  it("is Formspree's when only an id is known", () => {
    expect(formAddress(pastorForm, undefined, "xexemplo")).toBe("https://formspree.io/f/xexemplo");
  });

  it("is the local inbox where one runs, with or without an id", () => {
    const formsUrl = "http://127.0.0.1:8001/f/";
    expect(formAddress(churchForm, formsUrl, null)).toBe("http://127.0.0.1:8001/f/church-registration");
    expect(formAddress(churchForm, formsUrl, "abc")).toBe("http://127.0.0.1:8001/f/abc");
  });

  it("is unknown when nothing is set up", () => {
    expect(formAddress(pastorForm, "", "")).toBeUndefined();
  });
});
