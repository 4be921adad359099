import { model } from "../../../../src/content-types";
import { descriptionProblem, lengthProblem, ruleProblem } from "./problems";

it.each([
  ["a", 3, undefined],
  ["  abc  ", 3, undefined],
  ["abcd", 3, "Título: o máximo é de 3 letras. Tire 1 letra."],
  ["abcdef", 3, "Título: o máximo é de 3 letras. Tire 3 letras."],
  [undefined, 3, undefined],
  ["abcd", undefined, undefined],
])("the length of %j against %j", (value, max, problem) => {
  expect(lengthProblem(value, max, "Título")).toBe(problem);
});

it.each([
  ["a picture without a word", "", { image: "templo.jpg" }, true],
  ["a picture that only decorates", "", { image: "templo.jpg", decorative: true }, false],
  ["a picture that is described", "Um templo.", { image: "templo.jpg" }, false],
  ["no picture", "", { image: "" }, false],
  ["what was typed last, not what the entry still holds", "", { image: "templo.jpg", alt: "Um templo." }, true],
])("%s", (_name, alt, group, isProblem) => {
  expect(descriptionProblem(alt, "image", group)).toEqual(
    isProblem ? expect.stringMatching(/^Falta a descrição da imagem\. .*apenas decorativa/) : undefined,
  );
  expect(descriptionProblem(alt, undefined, group)).toBeUndefined();
});

const event = { start: "2026-12-05", end: "2026-12-04", startTime: "", endTime: null };

it.each([
  ["an event that ends before it begins", "events", "end", event, /termina antes de começar.*Escolha um último dia/],
  ["the same day", "events", "end", { ...event, end: "2026-12-05" }, undefined],
  ["no last day", "events", "end", { ...event, end: "" }, undefined],
  ["a first day that is not written yet", "events", "end", { ...event, start: "" }, undefined],
  ["the other field", "events", "start", event, undefined],
  [
    "an hour before the first",
    "events",
    "endTime",
    { start: "2026-12-05", startTime: "10:00", endTime: "09:00" },
    /hora/,
  ],
  [
    "a notice that expires before its day",
    "news",
    "expires",
    { date: "2026-12-05", expires: "2026-12-01" },
    /vence antes/,
  ],
  ["an update still to come", "news", "updated", { date: "2026-12-05", updated: "2026-12-07" }, /ainda não chegou/],
  ["an update of today", "news", "updated", { date: "2026-12-05", updated: "2026-12-06" }, undefined],
  ["one on the day for which news wait", "news", "updated", { date: "2026-12-09", updated: "2026-12-09" }, undefined],
  ["one of a draft", "news", "updated", { date: "2026-12-05", updated: "2026-12-07", draft: true }, undefined],
  ["a collection without rules", "ministries", "title", { title: "x" }, undefined],
])("%s", (_name, collection, field, data, problem) => {
  const found = ruleProblem(model, collection, field, data, "2026-12-06");
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});
