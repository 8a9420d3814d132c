import { z } from "zod";
import { courseFields, ruleKinds, studyModes } from "#db/schema.ts";
import {
  flag,
  requiredText,
  requiredRupees,
  textList,
  twoDecimals,
  webAddress,
  wholeNumber,
} from "#app/lib/field-schemas.ts";
import { dayOrUnknown } from "#app/lib/row-schemas.ts";

const day = (label: string) => z.iso.date(`${label} must be a day such as 2027-02-15`);
const list = (label: string) => textList(label).transform((texts) => texts ?? []);

/** What may not be taught in these modes: by the course's subject, its field, or the degree in its title. */
const barredContent = z.object({
  modes: z.array(z.enum(studyModes, "Choose modes from the list"), "Modes must be a list"),
  subjects: list("Subjects"),
  fields: z.array(z.enum(courseFields, "Choose fields from the list"), "Fields must be a list"),
  degrees: list("Degrees"),
});

/** Tiers from the earliest: the first whose last day has not passed is the one that counts; beyond all of them nothing comes back. */
const refundContent = z.object({
  tiers: z
    .array(
      z
        .object({
          /** Counted from the last date of admission, negative before it; null where a day is named. */
          until_days: wholeNumber("Days", { least: -400, most: 400 }).nullable(),
          until: dayOrUnknown("Until"),
          percent: wholeNumber("Percent", { most: 100 }),
          /** What the university may keep of it. */
          less_rupees: requiredRupees("Kept amount"),
        })
        .refine(({ until_days, until }) => (until_days === null) !== (until === null), {
          error: "A tier ends a number of days from the last date, or on a day",
        }),
      "Tiers must be a list",
    )
    .max(20, "Tiers may have at most 20 entries"),
});

/** What a lender offers; it holds until its last day or until it is withdrawn. */
const offerContent = z.object({
  lender: requiredText("Lender", 120),
  /** A year, on what is still owed. */
  rate_percent: twoDecimals("Rate", { most: 60 }),
  /** Of the amount, taxes included. */
  fee_percent: twoDecimals("Fee", { most: 20 }),
  months: wholeNumber("Months", { least: 1, most: 120 }),
});

/** What whoever borrows should know, in sentences. */
const noteContent = z.object({ sentences: list("Sentences") });

/** What has to stand beside a claim that holds one of these words, in the size of the claim. */
const claimNoteContent = z.object({ words: list("Words"), sentence: requiredText("Sentence", 300) });

const common = {
  name: requiredText("Name", 200),
  source: requiredText("Source", 300),
  source_url: webAddress("Link of the source"),
  applies_from: day("Applies from"),
  /** Null is until a newer rule. */
  applies_until: dayOrUnknown("Applies until"),
  checked_on: day("Checked on"),
};

const barredRule = z.object({ ...common, kind: z.literal("barred"), content: barredContent });
const refundRule = z.object({ ...common, kind: z.literal("refund"), content: refundContent });

const loanOffer = z.object({ ...common, kind: z.literal("loan-offer"), content: offerContent });
const loanNote = z.object({ ...common, kind: z.literal("loan-note"), content: noteContent });
const claimNote = z.object({ ...common, kind: z.literal("claim-note"), content: claimNoteContent });

/** What an authority or a lender says about the field, with its source and its dates. */
export const fieldRuleInput = z.discriminatedUnion(
  "kind",
  [barredRule, refundRule, loanOffer, loanNote, claimNote],
  "Kind must be barred, refund, loan-offer, loan-note or claim-note",
);

const stored = { id: z.number(), is_sample: flag, updated_at: z.string() };
export const fieldRuleRecord = z.union([
  barredRule.extend(stored),
  refundRule.extend(stored),
  loanOffer.extend(stored),
  loanNote.extend(stored),
  claimNote.extend(stored),
]);

export type FieldRuleInput = z.infer<typeof fieldRuleInput>;
export type FieldRule = z.infer<typeof fieldRuleRecord>;
export type BarredRule = Extract<FieldRule, { kind: "barred" }>;
export type RefundRule = Extract<FieldRule, { kind: "refund" }>;
export type LoanOffer = Extract<FieldRule, { kind: "loan-offer" }>;
export type LoanNote = Extract<FieldRule, { kind: "loan-note" }>;
export type ClaimNote = Extract<FieldRule, { kind: "claim-note" }>;
export type RuleKind = (typeof ruleKinds)[number];
