import { z } from "zod";
import { optionalLink, requiredText, wholeNumber } from "#app/lib/schemas/field-schemas.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { day, dayOrUnknown, known, rowList, textOrEmpty } from "#app/lib/schemas/row-schemas.ts";
import { type ClaimHolder, claimWords } from "./claim-words.ts";

/**
 * The proof of a claim in a record: source, year, and who checked it when. Valid through `expires` (a day in India), or
 * until removed. Saved, versioned and validated with the record.
 */
const claimEvidence = z.object({
  claim: z.string(),
  source: requiredText("Source", 300),
  /** A web address or the path of a file on this site. */
  link: optionalLink("Link").transform((link) => link ?? ""),
  /** The year of the figures; null: not said. */
  year: known(wholeNumber("Year", { least: 1900, most: 2100 })),
  checked_on: day("Checked on").refine((day) => day <= dayInIndia(), "Checked on must not lie in the future"),
  checked_by: requiredText("Checked by", 120),
  expires: dayOrUnknown("Good until"),
  /** What it might be mistaken to prove. */
  tells_not: textOrEmpty("What it does not tell", 400),
});

/** The field `evidence` of a noun: rows, or their JSON from a form; absent, the stored ones stay. */
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
