import { z } from "zod";
import { approvalStatuses, eligibilityLevels, feeDues, feeKinds, scholarshipPers, studyModes } from "#db/schema.ts";
import {
  flag,
  optionalWebAddress,
  requiredRupees,
  requiredText,
  twoDecimals,
  wholeNumber,
} from "#app/lib/schemas/field-schemas.ts";
import { parsedJson } from "#app/lib/schemas/parsed-json.ts";
import { checkedDayOrUnknown, dayOrUnknown, known, textOrEmpty } from "#app/lib/schemas/row-schemas.ts";

export { approvalStatuses, eligibilityLevels, feeDues, feeKinds };

const isInOrder = (first: string | null, then: string | null) => first === null || then === null || first <= then;

export const intake = z
  .object({
    session: requiredText("Session", 60),
    opens: dayOrUnknown("Opens"),
    last_date: dayOrUnknown("Last date"),
    starts: dayOrUnknown("Starts"),
    /** Shown only together with their source. */
    seats: known(wholeNumber("Seats", { least: 1, most: 1_000_000 })),
    seats_source: textOrEmpty("Source of the seats", 200),
  })
  .refine(({ opens, last_date }) => isInOrder(opens, last_date), {
    error: "The last date must not lie before the opening",
    path: ["last_date"],
  })
  .refine(({ opens, starts }) => isInOrder(opens, starts), {
    error: "The start must not lie before the opening",
    path: ["starts"],
  });

/** Whether session names are unique: dates, refunds and approvals refer to them. */
export const namesEachSessionOnce = (intakes: Intake[] | undefined): boolean =>
  new Set(intakes?.map(({ session }) => session.toLowerCase())).size === (intakes?.length ?? 0);

export const feeItem = z.object({
  kind: z.enum(feeKinds, "Choose a kind of fee from the list"),
  amount_rupees: requiredRupees("Amount"),
  /** When it is paid, which implies how often. */
  due: z.enum(feeDues, "Choose when it is paid from the list"),
  refundable: z.preprocess((value) => value ?? 0, flag),
});

const percent = (label: string) => known(twoDecimals(label, { most: 100 }));

/** Null fields are unknown; a group without any value becomes null. */
export const eligibility = z.preprocess(
  (value) => (isBlank(parsedJson(value, null)) ? null : parsedJson(value, null)),
  z
    .object(
      {
        level: known(z.enum(eligibilityLevels, "Choose a level from the list")),
        percent: percent("Percent"),
        relaxed_percent: percent("Percent of reserved categories"),
        work_years: known(wholeNumber("Years of work", { most: 40 })),
        least_age: known(wholeNumber("Least age", { most: 80 })),
        subjects: z.preprocess(
          (value) => (typeof value === "string" ? partedBy(",", value) : (value ?? [])),
          z
            .array(requiredText("Subject", 120), "Subjects must be a list")
            .max(20, "Subjects may have at most 20 entries"),
        ),
        checked_on: checkedDayOrUnknown("Checked on"),
      },
      "Eligibility must be a group of fields",
    )
    .refine(({ percent, relaxed_percent: relaxed }) => relaxed === null || (percent !== null && relaxed <= percent), {
      error: "The percent of reserved categories must not be above that of the others",
      path: ["relaxed_percent"],
    })
    .nullable(),
);

const partedBy = (mark: string, text: string) =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

const isBlank = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((said) => said === "" || said === null || (Array.isArray(said) && said.length === 0));

export const approval = z.object({
  body: requiredText("Body", 80),
  /** Null: for the university, in any mode. */
  mode: known(z.enum(studyModes, "Choose a mode of study from the list")),
  session: textOrEmpty("Session", 60),
  status: z.enum(approvalStatuses, "Choose a status from the list"),
  reference: textOrEmpty("Reference", 160),
  link: optionalWebAddress("Link").transform((link) => link ?? ""),
  checked_on: checkedDayOrUnknown("Checked on"),
  checked_by: textOrEmpty("Checked by", 120),
  expires: dayOrUnknown("Expires"),
});

export const scholarship = z
  .object({
    name: requiredText("Name", 120),
    for_whom: requiredText("For whom", 200),
    amount_rupees: known(requiredRupees("Amount")),
    /** Percent of the tuition fee. */
    percent: percent("Percent"),
    per: z.preprocess(
      (value) => value ?? "once",
      z.enum(scholarshipPers, "Choose how often it is given from the list"),
    ),
    until: dayOrUnknown("Until"),
    link: optionalWebAddress("Link").transform((link) => link ?? ""),
  })
  .refine(({ amount_rupees: amount, percent: share }) => (amount === null) !== (share === null), {
    error: "Say what it is worth: an amount, or a percent of the tuition",
    path: ["amount_rupees"],
  });

export type Intake = z.infer<typeof intake>;
export type Eligibility = NonNullable<z.infer<typeof eligibility>>;
export type Scholarship = z.infer<typeof scholarship>;
export type Approval = z.infer<typeof approval>;
