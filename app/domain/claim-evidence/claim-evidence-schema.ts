import { z } from "zod";
import { optionalLink, requiredText, wholeNumber } from "#app/lib/schemas/field-schemas.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { day, dayOrUnknown, known, rowList, textOrEmpty } from "#app/lib/schemas/row-schemas.ts";
import { type ClaimHolder, claimWords } from "./claim-words.ts";

/**
 * What proves a claim of a record: who says it, where, of which year, and who checked it when. It holds to the end of
 * `expires` (a day in India), or until somebody takes it out. Rows of the record, saved, kept in versions and refused
 * with it.
 */
const claimEvidence = z.object({
  claim: z.string(),
  source: requiredText("Source", 300),
  /** A web address, or the path of a file on this site. */
  link: optionalLink("Link").transform((link) => link ?? ""),
  /** Of what is counted; null is not said. */
  year: known(wholeNumber("Year", { least: 1900, most: 2100 })),
  checked_on: day("Checked on").refine((day) => day <= dayInIndia(), "Checked on must not lie in the future"),
  checked_by: requiredText("Checked by", 120),
  expires: dayOrUnknown("Good until"),
  /** What a reader might take it for, and it is not. */
  tells_not: textOrEmpty("What it does not tell", 400),
});

/** The field `evidence` of a noun: rows, or their JSON as a form sends it. Absent, the stored ones stay. */
export const evidenceField = (holder: ClaimHolder) =>
  rowList(
    "Evidence",
    "Evidence",
    claimEvidence
      .refine(({ claim }) => Object.hasOwn(claimWords[holder], claim), {
        error: "Choose the claim from the list",
        path: ["claim"],
      })
      .refine(({ checked_on, expires }) => expires === null || expires >= checked_on, {
        error: "Good until must not lie before the day it was checked on",
        path: ["expires"],
      }),
  );

export const evidenceRecord = z.array(claimEvidence);

export type ClaimEvidence = z.infer<typeof claimEvidence>;
