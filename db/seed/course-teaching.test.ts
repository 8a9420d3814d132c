import { expect, test } from "vitest";
import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";
import { sampleFacts } from "./course-facts.ts";
import { furtherCourses } from "./course-offers.ts";
import { sampleCourses } from "./courses.ts";

/** Of each sample course its words and the facts that stand beside them. */
const samples = [...sampleCourses, ...furtherCourses(sampleCourses)].map(({ asks, ...course }, index) => {
  const { title, tag, description, requirements } = course;
  const words = `${title}. ${tag}. ${description} ${requirements}`;
  return { ...course, words, facts: sampleFacts(course, index, asks) };
});

/** Those whose words say so, with what they say. */
const saying = (words: RegExp) =>
  samples.flatMap((sample) => [...sample.words.matchAll(words)].map((said) => ({ ...sample, said })));

const language = teachingLanguages.join("|");

test("a course is taught in the languages that its own words name", () => {
  const named = saying(
    new RegExp(`(?:\\. |, in |[Tt]aught in )((?:${language})(?: (?:or|and) (?:${language}))+)`, "g"),
  );
  const pairs = named.map(({ slug, facts, said }) => [slug, said[1]!.split(/ or | and /).toSorted(), facts.languages]);

  expect(pairs.length).toBeGreaterThan(9);
  for (const [slug, said, facts] of pairs)
    expect([slug, (facts as string[]).toSorted()]).toEqual([slug, expect.arrayContaining(said as string[])]);
  for (const { slug, facts } of saying(/^MA in Bengali/g)) expect([slug, facts.languages]).toEqual([slug, ["Bengali"]]);
});

test("classes are when the words of a course say that they are", () => {
  const evenings = saying(/\b[Ee]venings?\b/g);
  expect(evenings.length).toBeGreaterThan(9);
  for (const { slug, facts } of evenings)
    expect([slug, facts.classes]).toEqual([slug, expect.stringMatching(/ pm|eve/i)]);
  for (const { slug, facts } of saying(/weekday evenings/g))
    expect([slug, facts.classes]).toEqual([slug, expect.not.stringMatching(/Saturday|Sunday/)]);
  for (const { slug, facts } of saying(/three evenings/g))
    expect([slug, facts.classes]).toEqual([
      slug,
      expect.stringMatching(/Monday, Wednesday and Saturday|Three evenings/),
    ]);

  const counted =
    /\b(?<!every )(two|three|six|eight|every second) (?:full )?(\w+ )?(weeks|blocks|Sundays?|weekend)\b/gi;
  const times = saying(counted);
  expect(times.length).toBeGreaterThan(9);
  for (const { slug, facts, said } of times)
    expect([slug, facts.classes.toLowerCase()]).toEqual([
      slug,
      expect.stringContaining(said[0].toLowerCase().replace("full ", "")),
    ]);
});

test("only who comes to the campus on each day of the week is said to", () => {
  for (const { slug, study_mode, facts } of samples)
    expect([slug, facts.classes.startsWith("Monday to Friday")]).toEqual([slug, study_mode === "campus"]);
});

test("examinations are where and when the words of a course say", () => {
  for (const { slug, facts, said } of saying(/Examinations are (on paper|at weekends|on Sundays)/g))
    expect([slug, facts.examinations.toLowerCase()]).toEqual([slug, expect.stringContaining(said[1]!.toLowerCase())]);
});
