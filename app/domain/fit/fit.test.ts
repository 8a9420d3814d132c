import { expect, test } from "vitest";
import { studyModes } from "#db/schema.ts";
import { type FitAnswers, type Fitted, fitOf, modesOf, verdictWords } from "./fit.ts";

const asked = {
  level: "bachelor",
  percent: 50,
  relaxed_percent: 45,
  work_years: 0,
  least_age: null,
  subjects: [],
} as const;
const course = (rule: Partial<NonNullable<Fitted["eligibility"]>> = {}): Fitted => ({
  eligibility: { ...asked, subjects: [], ...rule },
  yearly_fee_rupees: 84_000,
  study_mode: "online",
  languages: ["English", "Hindi"],
});
const somebody: FitAnswers = {
  degree: "bachelor",
  percent: 55,
  isReserved: false,
  workYears: 2,
  budget: null,
  place: null,
  language: null,
  age: null,
  subjects: [],
};
const verdictOf = (fitted: Fitted, answers: Partial<FitAnswers> = {}) => {
  const fit = fitOf(fitted, { ...somebody, ...answers });
  return [fit.verdict, verdictWords(fit)];
};

test("the degree: met, not met, not known on either side", () => {
  expect(verdictOf(course())).toEqual(["eligible", "Eligible, by the rules we have"]);
  expect(verdictOf(course(), { degree: "12th" })[0]).toBe("not-eligible");
  expect(verdictOf(course(), { degree: "12th" })[1]).toMatch(
    /^Not eligible, because you need a bachelor’s degree first$/,
  );
  expect(verdictOf(course(), { degree: null })[0]).toBe("ask");
  expect(verdictOf(course({ level: null }))[0]).toBe("ask");
  expect(verdictOf(course({ level: "12th" }), { degree: "diploma" })[0]).toBe("ask");
});

test("whoever has a higher degree is not told that they have the diploma that is asked for", () => {
  const words = "Ask: it asks for: diploma of three years; only the university can say whether yours counts as that";
  for (const degree of ["12th", "bachelor", "master"] as const)
    expect(verdictOf(course({ level: "diploma" }), { degree })).toEqual(["ask", words]);
  expect(verdictOf(course({ level: "diploma" }), { degree: "diploma" })[0]).toBe("eligible");
  expect(verdictOf(course({ level: "diploma" }), { degree: "10th" })[0]).toBe("not-eligible");
  expect(verdictOf(course({ level: "10th" }), { degree: "diploma", percent: null })[1]).not.toContain("counts as that");
});

test("the percent: met on its edge, not met just below it, not known on either side", () => {
  expect(verdictOf(course(), { percent: 50 })[0]).toBe("eligible");
  expect(verdictOf(course(), { percent: 48 })).toEqual([
    "not-eligible",
    "Not eligible, because 48% is below the required 50%",
  ]);
  expect(verdictOf(course(), { percent: 49.99 })[0]).toBe("not-eligible");
  expect(verdictOf(course(), { percent: null })[0]).toBe("ask");
  expect(verdictOf(course({ percent: null, relaxed_percent: null }))[0]).toBe("ask");
  expect(verdictOf(course({ percent: 0 }), { percent: null })[0]).toBe("eligible");
  // A percent of the bachelor's degree says nothing of the 12th.
  expect(verdictOf(course({ level: "12th" }), { percent: 40 })[0]).toBe("ask");
});

test("a percent is judged in the degree that the rule means, and asked about where it is of another or of none", () => {
  const after12th = course({ level: "12th", percent: 45, relaxed_percent: 40 });
  const percentRule = (fitted: Fitted, answers: Partial<FitAnswers>) => {
    const { met, words, changes } = fitOf(fitted, { ...somebody, ...answers }).rules[1]!;
    expect(changes).toEqual([]);
    return `${met}: ${words}`;
  };
  const another = "ask: It asks for 45% in another degree than yours";
  for (const percent of [42, 80])
    for (const degree of ["diploma", "bachelor", "master"] as const)
      expect(percentRule(after12th, { degree, percent })).toBe(another);
  expect(percentRule(course({ level: "diploma", percent: 45 }), { degree: "12th", percent: 42 })).toBe(another);
  expect(percentRule(after12th, { degree: null, percent: 42 })).toBe(
    "ask: It asks for 45%; say in which degree you have 42%",
  );
  expect(verdictOf(after12th, { degree: "diploma", percent: 42 })).toEqual([
    "ask",
    "Ask: it asks for: 12th; only the university can say whether yours counts as that",
  ]);
  expect(verdictOf(after12th, { degree: null, percent: 42 })[0]).toBe("ask");
  expect(verdictOf(course({ level: null }), { percent: 42 })[1]).toContain("42% is below the required 50%");
});

test("where the degree is too low its percent is no reason, and nothing of it would change the answer", () => {
  const { rules } = fitOf(course(), { ...somebody, degree: "12th", percent: 48 });
  expect(rules.map(({ met, words }) => `${met}: ${words}`)).toEqual([
    "no: you need a bachelor’s degree first",
    "yes: No years of work are asked for",
  ]);
  expect(rules.flatMap(({ changes }) => changes)).toEqual([]);
});

test("a reserved category: what would change it, and what does", () => {
  const changes = (percent: number, isReserved = false) =>
    fitOf(course(), { ...somebody, percent, isReserved }).rules.flatMap((rule) => rule.changes);
  expect(changes(48)[0]).toBe("A certificate of a reserved category: then 45% is enough.");
  expect(changes(44)[0]).toMatch(/^A CGPA/);
  expect(verdictOf(course(), { percent: 48, isReserved: true })[0]).toBe("eligible");
  expect(verdictOf(course(), { percent: 45, isReserved: true })[0]).toBe("eligible");
  expect(verdictOf(course(), { percent: 44, isReserved: true })[1]).toContain("44% is below the required 45%");
  expect(verdictOf(course({ relaxed_percent: null }), { percent: 48, isReserved: true })[1]).toContain("required 50%");
});

test("years of work: met, not met, not known on either side", () => {
  expect(verdictOf(course({ work_years: 2 }))[0]).toBe("eligible");
  expect(verdictOf(course({ work_years: 3 }))).toEqual([
    "not-eligible",
    "Not eligible, because 2 years of work is less than the required 3",
  ]);
  expect(verdictOf(course({ work_years: 3 }), { workYears: null })[0]).toBe("ask");
  expect(verdictOf(course({ work_years: null }))[0]).toBe("ask");
});

test("a range of years is judged by both of its ends, and asked about between them", () => {
  const judged = (asked: number, workYears: number, mostWorkYears: number) => {
    const fit = fitOf(course({ work_years: asked }), { ...somebody, workYears, mostWorkYears });
    return [verdictWords(fit), ...fit.rules.flatMap(({ changes }) => changes)];
  };
  const eligible = ["Eligible, by the rules we have"];
  expect([judged(0, 3, 4), judged(3, 3, 4), judged(5, 5, Infinity)]).toEqual([eligible, eligible, eligible]);
  expect(judged(4, 3, 4)).toEqual(["Ask: it asks for 4 years of work; you may have as many"]);
  expect(judged(10, 5, Infinity)).toEqual(["Ask: it asks for 10 years of work; you may have as many"]);
  expect(judged(5, 3, 4)).toEqual([
    "Not eligible, because at most 4 years of work is less than the required 5",
    "Work for at least 1 year more.",
  ]);
  const { words } = fitOf(course({ work_years: 2 }), { ...somebody, workYears: 5, mostWorkYears: Infinity }).rules[2]!;
  expect(words).toBe("2 years of work asked for, you have at least 5");
});

test("subjects: met under the names that people give them, not met, not said, and not asked for", () => {
  const asking = course({ subjects: ["Mathematics", "Statistics"] });
  const verdict = (...subjects: string[]) => verdictOf(asking, { subjects });
  expect(verdict()).toEqual(["ask", "Ask: it asks for Mathematics or Statistics among your subjects"]);
  for (const subject of ["Mathematics", "maths", "Applied mathematics", "STATISTICS"])
    expect([subject, verdict("Commerce", subject)[0]]).toEqual([subject, "eligible"]);
  expect(verdict("Commerce", "History")).toEqual([
    "not-eligible",
    "Not eligible, because it asks for Mathematics or Statistics among your subjects, and you named Commerce, History",
  ]);
  expect(fitOf(asking, { ...somebody, subjects: ["Commerce"] }).rules.flatMap(({ changes }) => changes)).toEqual([
    "If your mark sheet has it under another name, add that to your subjects.",
  ]);
  expect(verdict("Mat")[0]).toBe("not-eligible");
  const both = course({ subjects: ["Physics and Mathematics"] });
  expect(verdictOf(both, { subjects: ["PCM"] })[0]).toBe("eligible");
  expect(verdictOf(both, { subjects: ["Maths"] })[1]).toBe(
    "Not eligible, because it asks for Physics and Mathematics among your subjects, and you named Maths",
  );
  expect(verdictOf(course({ subjects: ["Life science"] }), { subjects: ["Science"] })[0]).toBe("not-eligible");
  expect(verdictOf(course(), { subjects: ["Commerce"] })[0]).toBe("eligible");
});

test("the least age: met on its edge, not met below it, not said, and not asked for", () => {
  const verdict = (age: number | null) => verdictOf(course({ least_age: 21 }), { age });
  expect(verdict(21)[0]).toBe("eligible");
  expect(verdict(20)).toEqual([
    "not-eligible",
    "Not eligible, because you are 20, and it asks for an age of at least 21",
  ]);
  expect(verdict(null)).toEqual(["ask", "Ask: it asks for an age of at least 21"]);
  expect(verdictOf(course({ least_age: null }), { age: 17 })[0]).toBe("eligible");
});

test("rules that nobody has told are to be asked", () => {
  expect(verdictOf({ ...course(), eligibility: null })[0]).toBe("ask");
});

test("a changed rule of the course changes the answer; one that stands in the way outweighs one to ask", () => {
  expect(verdictOf(course({ percent: 60, relaxed_percent: null }))[0]).toBe("not-eligible");
  expect(verdictOf(course({ percent: 60, relaxed_percent: null, work_years: null }))[0]).toBe("not-eligible");
});

test("the language of teaching: met, not met, not known, and not asked for", () => {
  const wishes = (language: string | null, languages = ["English", "Hindi"]) =>
    fitOf({ ...course(), languages }, { ...somebody, language }).wishes;
  expect(wishes("Hindi")).toEqual([{ met: "yes", words: "It is taught in Hindi", changes: [] }]);
  expect(wishes("Marathi")).toEqual([
    {
      met: "no",
      words: "it is taught in English and Hindi, not in Marathi",
      changes: ["Ask whether notes and examinations can be in Marathi."],
    },
  ]);
  expect(wishes("Hindi", [])).toEqual([
    { met: "ask", words: "The language of teaching is not known to us", changes: [] },
  ]);
  expect(wishes(null)).toEqual([]);
  expect(verdictOf(course(), { language: "Marathi" })[0]).toBe("eligible");
});

test("money and place are wishes: they are told, and bar nobody", () => {
  const wishes = (answers: Partial<FitAnswers>, fitted = course()) =>
    fitOf(fitted, { ...somebody, ...answers }).wishes.map(({ met, words }) => [met, words]);
  expect(wishes({})).toEqual([]);
  expect(wishes({ budget: 99_000 })).toEqual([["yes", "₹15,000 a year below your budget"]]);
  expect(wishes({ budget: 84_000 })[0]![0]).toBe("yes");
  expect(wishes({ budget: 70_000 })).toEqual([["no", "₹14,000 a year above your budget"]]);
  expect(wishes({ budget: 70_000 }, { ...course(), yearly_fee_rupees: null })[0]![0]).toBe("ask");
  expect(wishes({ place: "online" })).toEqual([["yes", "You can study from home"]]);
  expect(wishes({ place: "city" })[0]![0]).toBe("no");
  expect(wishes({ place: "city" }, { ...course(), study_mode: "blended" })[0]![0]).toBe("ask");
  expect(verdictOf(course(), { budget: 1, place: "city" })[0]).toBe("eligible");
});

const changesOf = (fitted: Fitted, answers: Partial<FitAnswers>) =>
  fitOf(fitted, { ...somebody, ...answers }).rules.flatMap(({ changes }) => changes);

test("what would change a no says how much is missing, and one year is one year", () => {
  expect(changesOf(course({ work_years: 3 }), { workYears: 2 })).toEqual(["Work for 1 year more."]);
  expect(changesOf(course({ work_years: 5 }), { workYears: 0 })).toEqual(["Work for 5 years more."]);
  expect(changesOf(course({ least_age: 21 }), { age: 18 })[0]).toMatch(/^Wait 3 years, or ask/);
  expect(changesOf(course({ least_age: 21 }), { age: 20 })[0]).toMatch(/^Wait 1 year, or ask/);
});

test("a certificate is offered from the relaxed percent on, and never to who has one", () => {
  const certificate = "A certificate of a reserved category: then 45% is enough.";
  expect(changesOf(course(), { percent: 45 })).toContain(certificate);
  expect(changesOf(course(), { percent: 44.9 })).not.toContain(certificate);
  expect(changesOf(course(), { percent: 44, isReserved: true })).not.toContain(certificate);
  expect(changesOf(course({ relaxed_percent: null }), { percent: 48 })).toHaveLength(1);
  expect(changesOf(course({ relaxed_percent: 0 }), { percent: 0 })).toContain(
    "A certificate of a reserved category: then 0% is enough.",
  );
});

test("a course without a percent or years of work asks nobody for them", () => {
  const words = (rule: object, answers: Partial<FitAnswers>) =>
    fitOf(course(rule), { ...somebody, ...answers }).rules.map((each) => [each.met, each.words]);
  expect(words({ percent: 0, work_years: 0 }, { percent: null, workYears: null })).toEqual([
    ["yes", "Bachelor’s degree is asked for, you have it"],
    ["yes", "No minimum percentage is asked for"],
    ["yes", "No years of work are asked for"],
  ]);
  expect(words({ level: null, percent: 50 }, { percent: 60 })[1]).toEqual(["yes", "50% is asked for, you have 60%"]);
  expect(words({ level: "10th", percent: 50 }, { degree: "10th", percent: 40 })[0]![1]).toContain("10th is asked for");
});

test("a reason is told as part of a sentence, and an abbreviation keeps its capitals", () => {
  const asking = (subject: string) => verdictWords(fitOf(course({ subjects: [subject] }), somebody));
  expect(asking("Physics")).toBe("Ask: it asks for Physics among your subjects");
  expect(verdictWords(fitOf({ ...course(), eligibility: null }, somebody))).toBe(
    "Ask: the university’s rules are not known to us",
  );
  expect(verdictWords(fitOf(course({ percent: null, relaxed_percent: null }), somebody))).toMatch(
    /^Ask: the percentage/,
  );
});

test("where one studies is told of both places, and the modes of a place are those that fit it", () => {
  const words = (study_mode: Fitted["study_mode"], place: "online" | "city") =>
    fitOf({ ...course(), study_mode }, { ...somebody, place }).wishes.map((wish) => `${wish.met} ${wish.words}`);
  expect(words("campus", "city")).toEqual(["yes It is taught in a city"]);
  expect(words("weekend", "online")).toEqual(["no it is taught in a city only"]);
  expect(words("distance", "online")).toEqual(["yes You can study from home"]);
  expect(words("distance", "city")).toEqual(["no it is taught from a distance only"]);
  for (const place of ["online", "city"] as const)
    expect(modesOf(place).toSorted()).toEqual(
      studyModes.filter((mode) => !words(mode, place)[0]!.startsWith("no")).toSorted(),
    );
});

test("a year that costs just what can be spent is told so", () => {
  const wish = (budget: number) => fitOf(course(), { ...somebody, budget }).wishes[0]!.words;
  expect(wish(84_000)).toBe("A year costs what you can spend");
  expect(wish(84_001)).toBe("₹1 a year below your budget");
  expect(wish(83_999)).toBe("₹1 a year above your budget");
});
