import { z } from "zod";
import { courseFields, ruleKinds, studyModes } from "#db/schema.ts";
import {
  blankToNull,
  flag,
  fromLines,
  requiredText,
  requiredRupees,
  textList,
  twoDecimals,
  webAddress,
  wholeNumber,
} from "#app/lib/schemas/field-schemas.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { parsedJson } from "#app/lib/schemas/parsed-json.ts";
import { day, dayOrUnknown, known, rowList } from "#app/lib/schemas/row-schemas.ts";

export { ruleKinds };

const list = (label: string) => textList(label).transform((texts) => texts ?? []);
/**
 * What one thing is called, by names parted by commas. One of which signs alone are left would be found nowhere, or
 * everywhere.
 */
const wordList = (label: string) =>
  list(label).refine(
    (lines) => lines.every((line) => line.split(",").every((name) => /[\p{L}\p{N}]/u.test(name))),
    `${label} must each hold a letter or a digit`,
  );
/** Treats an empty field as absent, not as 0. */
const said = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => blankToNull(value) ?? undefined, schema);
const atLeastOne = (entries: unknown[]) => entries.length > 0;

const modes = chosen("Modes", z.enum(studyModes, "Choose modes from the list")).refine(
  atLeastOne,
  "Choose at least one mode",
);

/** What may not be taught in these modes: by the course's subject, field, or the degree in its title. */
const barredContent = z
  .object({
    modes,
    subjects: wordList("Subjects"),
    fields: chosen("Fields", z.enum(courseFields, "Choose fields from the list")),
    degrees: wordList("Degrees"),
  })
  .refine(({ subjects, fields, degrees }) => atLeastOne([...subjects, ...fields, ...degrees]), {
    error: "Say what is barred: a subject, a field or a degree",
    path: ["subjects"],
  });

const tier = z
  .object({
    /** Days after the last date of admission, negative before it; null if `until` names a day. */
    until_days: known(wholeNumber("Days", { least: -400, most: 400 })),
    until: dayOrUnknown("Until"),
    percent: said(wholeNumber("Percent", { most: 100 })),
    /** The amount that the university may keep. */
    less_rupees: requiredRupees("Kept amount"),
  })
  .refine(({ until_days, until }) => (until_days === null) !== (until === null), {
    error: "A tier ends a number of days from the last date, or on a day",
  });
type Tier = z.infer<typeof tier>;

/** Tiers in order of their last day: the first that has not passed counts; after all of them nothing is refunded. */
const refundContent = z.object({
  tiers: rowList("Tiers", "Tier", tier)
    .transform((tiers) => tiers ?? [])
    .refine(atLeastOne, "Add at least one tier")
    .refine(areInOrder, "The tiers must stand in the order of their last days, the earliest first"),
});

/** A lender's offer, valid until its last day or until withdrawn. */
const offerContent = z.object({
  lender: requiredText("Lender", 120),
  /** Per year, on the outstanding amount. */
  rate_percent: said(twoDecimals("Rate", { most: 60 })),
  /** Percent of the amount, taxes included. */
  fee_percent: said(twoDecimals("Fee", { most: 20 })),
  months: said(wholeNumber("Months", { least: 1, most: 120 })),
});

/** Sentences that borrowers should know. */
const noteContent = z.object({ sentences: list("Sentences").refine(atLeastOne, "Write at least one sentence") });

/** What is needed before admission to a course in these modes, at any university. */
const beforeAdmissionContent = noteContent.extend({ modes });

/** A sentence that must be shown with claims that contain one of these words, at the claim's size. */
const claimNoteContent = z.object({
  words: wordList("Words").refine(atLeastOne, "Write at least one word"),
  sentence: requiredText("Sentence", 300),
});

/** The rate by which a course's dollars are computed from its rupees. */
const dollarRateContent = z.object({
  rupees: said(twoDecimals("Rupees a dollar", { least: 1, most: 1000 })),
});

const common = {
  name: requiredText("Name", 200),
  source: requiredText("Source", 300),
  source_url: webAddress("Link of the source"),
  applies_from: day("Applies from"),
  /** Null: until a newer rule. */
  applies_until: dayOrUnknown("Applies until"),
  checked_on: day("Checked on"),
};

const ruleOf = <Kind extends RuleKind, Content extends z.ZodType>(kind: Kind, content: Content) =>
  z.object({
    ...common,
    kind: z.literal(kind),
    // Forms send JSON.
    content: z.preprocess((value) => parsedJson(value, {}), content),
  });

const barredRule = ruleOf("barred", barredContent);
const beforeAdmission = ruleOf("before-admission", beforeAdmissionContent);
const refundRule = ruleOf("refund", refundContent);
const loanOffer = ruleOf("loan-offer", offerContent);
const loanNote = ruleOf("loan-note", noteContent);
const claimNote = ruleOf("claim-note", claimNoteContent);
const dollarRate = ruleOf("dollar-rate", dollarRateContent);

/** A statement by an authority or a lender, with its source and dates. */
export const fieldRuleInput = z
  .discriminatedUnion(
    "kind",
    [barredRule, beforeAdmission, refundRule, loanOffer, loanNote, claimNote, dollarRate],
    "Kind must be barred, before-admission, refund, loan-offer, loan-note, claim-note or dollar-rate",
  )
  .refine(({ applies_from, applies_until }) => applies_until === null || applies_until >= applies_from, {
    error: "Applies until must not lie before the day from which it applies",
    path: ["applies_until"],
  })
  // No save would happen on a future day to recompute the dollars.
  .refine(({ kind, applies_from }) => kind !== "dollar-rate" || applies_from <= dayInIndia(), {
    error: "A rate applies from today or from a day before",
    path: ["applies_from"],
  })
  .refine(({ checked_on }) => checked_on <= dayInIndia(), {
    error: "Checked on must not lie in the future",
    path: ["checked_on"],
  });

const stored = { id: z.number(), is_sample: flag, updated_at: z.string() };
export const fieldRuleRecord = z.union([
  barredRule.extend(stored),
  beforeAdmission.extend(stored),
  refundRule.extend(stored),
  loanOffer.extend(stored),
  loanNote.extend(stored),
  claimNote.extend(stored),
  dollarRate.extend(stored),
]);

export type FieldRuleInput = z.infer<typeof fieldRuleInput>;
export type FieldRule = z.infer<typeof fieldRuleRecord>;
export type BarredRule = Extract<FieldRule, { kind: "barred" }>;
export type BeforeAdmission = Extract<FieldRule, { kind: "before-admission" }>;
export type RefundRule = Extract<FieldRule, { kind: "refund" }>;
export type LoanOffer = Extract<FieldRule, { kind: "loan-offer" }>;
export type LoanNote = Extract<FieldRule, { kind: "loan-note" }>;
export type ClaimNote = Extract<FieldRule, { kind: "claim-note" }>;
export type DollarRate = Extract<FieldRule, { kind: "dollar-rate" }>;
export type RuleKind = (typeof ruleKinds)[number];

function chosen<Choice extends z.ZodType>(label: string, choice: Choice) {
  return fromLines(z.array(choice, `${label} must be a list`)).transform((choices) => choices ?? []);
}

/** Tiers by days and tiers by dates are each in order. */
function areInOrder(tiers: Tier[]): boolean {
  const days = tiers.flatMap(({ until_days }) => until_days ?? []);
  const dates = tiers.flatMap(({ until }) => until ?? []);
  return (
    days.every((day, place) => place === 0 || days[place - 1]! < day) &&
    dates.every((date, place) => place === 0 || dates[place - 1]! < date)
  );
}
