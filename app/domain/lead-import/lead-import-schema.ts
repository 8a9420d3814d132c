import { z } from "zod";
import { enteredLead } from "#app/domain/lead/lead-schema.ts";
import { handSources } from "#app/domain/lead/words/lead-sources.ts";
import { flag, recordId, requiredText, singleLine, wholeNumber, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { importFields, LONGEST_HEADING } from "./import-fields.ts";

/** As many as one request stores within a second. */
const MOST_ROWS = 200;

/** What is said once of a file. */
export const leadImportInput = z.object({
  file: singleLine(requiredText("File", 200), "File"),
  /** How these people came. */
  source: z.enum(handSources, `Source must be one of ${handSources.join(", ")}`),
  /** Where and when they agreed to be called. */
  consent: requiredText("Consent", 500),
  /** Which field each heading is, none where it is left out; remembered for the next file with the same headings. */
  mapping: z.record(z.string().max(LONGEST_HEADING), z.enum([...importFields, ""])),
  /** 1: each is given to somebody by the rules of taking; else they are nobody's. */
  is_given_out: flag.default(0),
});

/** However long: it is its row that is refused, not all rows beside it. */
const cell = z.string().optional();

/** Some rows of the file as they stand there; each is looked at by itself. */
export const leadImportRows = z.object({
  rows: z
    .array(
      z.object({
        /** The line of the file. */
        line: wholeNumber("Line", { least: 1, most: 2_000_000 }),
        ...(Object.fromEntries(importFields.map((field) => [field, cell])) as Record<
          (typeof importFields)[number],
          typeof cell
        >),
      }),
      "Rows must be a list",
    )
    .min(1, "Send at least one row")
    .max(MOST_ROWS, `Send at most ${MOST_ROWS} rows at once`),
});

/** Rows that are looked at before anything is stored. */
export const leadImportTrialInput = leadImportRows.extend({
  file: leadImportInput.shape.file,
  source: leadImportInput.shape.source,
});

/** One row as a lead: the rules of a lead that staff enter by hand. */
export const importedLead = enteredLead;

export const leadImportId = z.object({ id: recordId("Import") });

const counts = { created: z.number(), joined: z.number(), unchanged: z.number(), refused: z.number() };

/** What became of the rows that were sent. */
export const leadImportOutcome = z.object({
  ...counts,
  rows: z.array(z.object({ line: z.number(), sentence: z.string() })),
});

/** What would become of the rows that were sent. */
export const leadImportTrial = z.object({
  people: z.array(
    z.object({
      line: z.number(),
      /** Numbers (E.164) and addresses: rows that share one are of the same person. */
      ways: z.array(z.string()),
      /** Whose lead stands; null for a stranger. */
      lead_id: z.number().nullable(),
      /** Whether the row tells anything that their lead lacks. */
      is_telling: zeroOrOne,
    }),
  ),
  /** Those that would be refused. */
  rows: leadImportOutcome.shape.rows,
});

export const leadImportRecord = z.object({
  id: z.number(),
  file: z.string(),
  source: z.string(),
  consent: z.string(),
  mapping: z.record(z.string(), z.string()),
  is_given_out: flag,
  actor: z.string().nullable(),
  ...counts,
  created_at: z.string(),
  /** Not undone yet while `undone_at` is null: asking again goes on. */
  undo_begun_at: z.string().nullable(),
  undone_at: z.string().nullable(),
});

/** How far the undoing is. */
export const leadImportUndone = z.object({
  /** How many leads were taken away by this call. */
  removed: z.number(),
  /** How many leads and rows are still to be taken back. */
  left: z.number(),
  /** Those that staff have worked with since, or that another import has brought, too, stay. */
  kept: z.number(),
});

export type LeadImportInput = z.infer<typeof leadImportInput>;
export type LeadImportRow = z.infer<typeof leadImportRows>["rows"][number];
export type LeadImportOutcome = z.infer<typeof leadImportOutcome>;
export type LeadImportTrialInput = z.infer<typeof leadImportTrialInput>;
export type LeadImportTrial = z.infer<typeof leadImportTrial>;
export type LeadImport = z.infer<typeof leadImportRecord>;
export type LeadImportUndone = z.infer<typeof leadImportUndone>;
export type ImportedLead = z.infer<typeof importedLead>;
