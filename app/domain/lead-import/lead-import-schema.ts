import { z } from "zod";
import { enteredLead } from "#app/domain/lead/lead-schema.ts";
import { handSources } from "#app/domain/lead/words/lead-sources.ts";
import { flag, recordId, requiredText, singleLine, wholeNumber, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { importFields, LONGEST_HEADING } from "./import-fields.ts";

/** What one request can store within a second. */
const MOST_ROWS = 200;

/** What is entered once per file. */
export const leadImportInput = z.object({
  file: singleLine(requiredText("File", 200), "File"),
  /** How these people came to the office. */
  source: z.enum(handSources, `Source must be one of ${handSources.join(", ")}`),
  /** Where and when they agreed to be called. */
  consent: requiredText("Consent", 500),
  /** The field of each heading, empty if it is ignored; remembered for the next file with the same headings. */
  mapping: z.record(z.string().max(LONGEST_HEADING), z.enum([...importFields, ""])),
  /** 1: leads are assigned by the office's rules; 0: they stay unowned. */
  is_given_out: flag.default(0),
});

/** Unlimited here: a long cell refuses its row, not the whole request. */
const cell = z.string().optional();

/** Rows as in the file; each is validated by itself. */
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

/** Rows to try without storing anything. */
export const leadImportTrialInput = leadImportRows.extend({
  file: leadImportInput.shape.file,
  source: leadImportInput.shape.source,
});

/** A row as a lead, by the rules for leads that staff enter. */
export const importedLead = enteredLead;

export const leadImportId = z.object({ id: recordId("Import") });

const counts = { created: z.number(), joined: z.number(), unchanged: z.number(), refused: z.number() };

/** The result for the rows sent. */
export const leadImportOutcome = z.object({
  ...counts,
  rows: z.array(z.object({ line: z.number(), sentence: z.string() })),
});

/** The expected result for the rows sent. */
export const leadImportTrial = z.object({
  people: z.array(
    z.object({
      line: z.number(),
      /** Numbers (E.164) and addresses; rows that share one are the same person. */
      ways: z.array(z.string()),
      /** The person's standing lead; null for a new person. */
      lead_id: z.number().nullable(),
      /** Whether the row adds anything to the lead. */
      is_telling: zeroOrOne,
    }),
  ),
  /** Rows that would be refused. */
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
  /** While `undone_at` is null, undoing is unfinished and a new request continues it. */
  undo_begun_at: z.string().nullable(),
  undone_at: z.string().nullable(),
});

/** The progress of undoing. */
export const leadImportUndone = z.object({
  /** Leads removed by this call. */
  removed: z.number(),
  /** Leads and rows still to be undone. */
  left: z.number(),
  /** Leads that stay, since staff have worked with them or another import has them, too. */
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
