import type { Eligibility } from "#app/domain/course/course-facts-schema.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { levelWords } from "#app/domain/course/course-words.ts";
import { languagesSaid } from "#app/domain/course/teaching-languages.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { counted } from "#app/lib/text/counted.ts";
import { uncapitalized } from "#app/lib/text/uncapitalized.ts";
import { hasSubject } from "./subject-names.ts";

type StudyMode = WholeCourse["study_mode"];
export type FitLevel = NonNullable<Eligibility["level"]>;
// Written out, so that public pages do not load the data model.
export const fitLevels: FitLevel[] = ["10th", "12th", "diploma", "bachelor", "master"];

/** What a visitor says about themselves; null: not said. */
export interface FitAnswers {
  degree: FitLevel | null;
  /** In `degree`. */
  percent: number | null;
  /** Has a certificate of a reserved category, for which a lower percent may be asked. */
  isReserved: boolean;
  workYears: number | null;
  /** The upper end, if the choice was a range of years. */
  mostWorkYears?: number;
  /** In rupees, for all fees of a year. */
  budget: number | null;
  place: "online" | "city" | null;
  /** Preferred for classes. */
  language: string | null;
  age: number | null;
  /** As typed; empty: not said. */
  subjects: string[];
}

export type Met = "yes" | "no" | "ask";

export interface FitRule {
  met: Met;
  /** The requirement and the verdict: `48% is below the required 50%`. */
  words: string;
  /** What would change the verdict. */
  changes: string[];
}

export interface Fit {
  verdict: "eligible" | "not-eligible" | "ask";
  /** The entry rules, in the order of the university's rules. */
  rules: FitRule[];
  /** Budget, place and language, which no university asks for. */
  wishes: FitRule[];
}

export interface Fitted {
  eligibility: Omit<Eligibility, "checked_on"> | null;
  yearly_fee_rupees: number | null;
  study_mode: StudyMode;
  languages: readonly string[];
}

/** Judges a course by a visitor's answers. What either side does not know is a question to ask, never a guess. */
export function fitOf(course: Fitted, answers: FitAnswers): Fit {
  const { eligibility } = course;
  const rules = eligibility
    ? [
        levelRule(eligibility, answers),
        percentRule(eligibility, answers),
        workRule(eligibility, answers),
        subjectRule(eligibility, answers),
        ageRule(eligibility, answers),
      ]
    : [ask("The university’s rules are not known to us")];
  const known = rules.filter((rule) => rule !== null);
  const wishes = [budgetWish(course, answers), placeWish(course, answers), languageWish(course, answers)].filter(
    (wish) => wish !== null,
  );
  const has = (met: Met) => known.some((rule) => rule.met === met);
  return { verdict: has("no") ? "not-eligible" : has("ask") ? "ask" : "eligible", rules: known, wishes };
}

/** `Not eligible, because 48% is below the required 50%`. */
export function verdictWords({ verdict, rules }: Fit): string {
  if (verdict === "eligible") return "Eligible, by the rules we have";
  const met = verdict === "not-eligible" ? "no" : "ask";
  const reason = uncapitalized(rules.find((rule) => rule.met === met)!.words);
  return met === "ask" ? `Ask: ${reason}` : `Not eligible, because ${reason}`;
}

/** The same in a word or two. */
export const verdictsInShort = { eligible: "Eligible", "not-eligible": "Not eligible", ask: "Ask first" };

const yes = (words: string): FitRule => ({ met: "yes", words, changes: [] });
const ask = (words: string): FitRule => ({ met: "ask", words, changes: [] });
const no = (words: string, changes: string[]): FitRule => ({ met: "no", words, changes });

type Asked = Fitted["eligibility"] & object;

/** Some universities take a three-year diploma after the 10th for the 12th. A degree does not prove a diploma. */
const ranks: Record<FitLevel, number> = { "10th": 0, "12th": 1, diploma: 1, bachelor: 2, master: 3 };

function levelRule({ level }: Asked, { degree }: FitAnswers): FitRule {
  if (level === null) return ask("The degree that is asked for is not known to us");
  const asked = levelWords[level];
  if (degree === null) return ask(`It asks for: ${uncapitalized(asked)}; say what you have finished`);
  if (degree === level || (level !== "diploma" && ranks[degree] > ranks[level]))
    return yes(`${asked} is asked for, you have it`);
  if (ranks[degree] >= ranks[level])
    return ask(`It asks for: ${uncapitalized(asked)}; only the university can say whether yours counts as that`);
  return no(`you need ${/^\d/.test(asked) ? `to pass ${asked}` : `a ${uncapitalized(asked)}`} first`, []);
}

function percentRule({ level, percent, relaxed_percent: relaxed }: Asked, answers: FitAnswers): FitRule | null {
  const { degree, percent: own, isReserved } = answers;
  // With too low a degree, its percent does not matter.
  if (level !== null && degree !== null && ranks[degree] < ranks[level]) return null;
  if (percent === null) return ask("The percentage that is asked for is not known to us");
  if (percent === 0) return yes("No minimum percentage is asked for");
  if (own === null) return ask(`It asks for ${percent}%; say how many you have`);
  if (level !== null && degree === null) return ask(`It asks for ${percent}%; say in which degree you have ${own}%`);
  if (level !== null && degree !== level) return ask(`It asks for ${percent}% in another degree than yours`);
  if (own >= percent) return yes(`${percent}% is asked for, you have ${own}%`);
  const needed = isReserved && relaxed !== null ? relaxed : percent;
  if (own >= needed) return yes(`${needed}% is asked for in a reserved category, you have ${own}%`);
  const changes = ["A CGPA on your mark sheet: the university’s own formula may give more. Ask it."];
  if (!isReserved && relaxed !== null && own >= relaxed)
    changes.unshift(`A certificate of a reserved category: then ${relaxed}% is enough.`);
  return no(`${own}% is below the required ${needed}%`, changes);
}

function workRule({ work_years: years }: Asked, { workYears: own, mostWorkYears }: FitAnswers): FitRule {
  if (years === null) return ask("Whether work is asked for is not known to us");
  if (years === 0) return yes("No years of work are asked for");
  if (own === null) return ask(`It asks for ${counted(years, "year")} of work; say how many you have`);
  const most = mostWorkYears ?? own;
  const [atLeast, atMost] = most > own ? ["at least ", "at most "] : ["", ""];
  if (own >= years) return yes(`${counted(years, "year")} of work asked for, you have ${atLeast}${own}`);
  if (most >= years) return ask(`It asks for ${counted(years, "year")} of work; you may have as many`);
  return no(`${atMost}${counted(most, "year")} of work is less than the required ${years}`, [
    `Work for ${atLeast}${counted(years - most, "year")} more.`,
  ]);
}

/** Few courses ask for subjects. A mark sheet may use another name for one, which is said with the refusal. */
function subjectRule({ subjects: asked }: Asked, { subjects: own }: FitAnswers): FitRule | null {
  if (asked.length === 0) return null;
  const words = asked.join(" or ");
  if (own.length === 0) return ask(`It asks for ${words} among your subjects`);
  const had = asked.find((subject) => hasSubject(own, subject));
  if (had !== undefined) return yes(`It asks for ${had}, which you had`);
  return no(`it asks for ${words} among your subjects, and you named ${own.join(", ")}`, [
    "If your mark sheet has it under another name, add that to your subjects.",
  ]);
}

function ageRule({ least_age: least }: Asked, { age: own }: FitAnswers): FitRule | null {
  if (!least) return null;
  if (own === null) return ask(`It asks for an age of at least ${least}`);
  if (own >= least) return yes(`An age of ${least} is asked for, you are ${own}`);
  return no(`you are ${own}, and it asks for an age of at least ${least}`, [
    `Wait ${counted(least - own, "year")}, or ask whether the age counts on the day on which classes start.`,
  ]);
}

function budgetWish({ yearly_fee_rupees: fee }: Fitted, { budget }: FitAnswers): FitRule | null {
  if (budget === null) return null;
  if (fee === null) return ask("The fee of a year is not known to us");
  const rupees = (amount: number) => `₹${groupDigits(amount)}`;
  if (fee <= budget)
    return yes(fee === budget ? "A year costs what you can spend" : `${rupees(budget - fee)} a year below your budget`);
  return no(`${rupees(fee - budget)} a year above your budget`, ["Ask whether the year can be paid in parts."]);
}

/** Where a mode is taught; null: partly online, partly in a city. */
const placesOf: Record<StudyMode, FitAnswers["place"]> = {
  online: "online",
  distance: "online",
  blended: null,
  weekend: "city",
  campus: "city",
};

function placeWish({ study_mode }: Fitted, { place }: FitAnswers): FitRule | null {
  if (place === null) return null;
  const own = placesOf[study_mode];
  if (own === null) return ask("It is taught partly online and partly in a city");
  if (own === place) return yes(own === "online" ? "You can study from home" : "It is taught in a city");
  return no(own === "online" ? "it is taught from a distance only" : "it is taught in a city only", []);
}

function languageWish({ languages }: Fitted, { language }: FitAnswers): FitRule | null {
  if (language === null) return null;
  if (languages.length === 0) return ask("The language of teaching is not known to us");
  if (languages.includes(language)) return yes(`It is taught in ${language}`);
  return no(`it is taught in ${languagesSaid(languages)}, not in ${language}`, [
    `Ask whether notes and examinations can be in ${language}.`,
  ]);
}

/** The modes taught in a place, at least partly. */
export const modesOf = (place: NonNullable<FitAnswers["place"]>) =>
  (Object.keys(placesOf) as StudyMode[]).filter((mode) => (placesOf[mode] ?? place) === place);
