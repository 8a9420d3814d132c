import { z } from "zod";
import { orUnknown } from "#app/lib/schemas/field-schemas.ts";

const planned = (label: string) =>
  orUnknown(
    z.iso
      .datetime({ offset: true, error: `${label} must be a time such as 2026-11-21T09:30:00Z` })
      .transform((time) => new Date(time).toISOString()),
  );

/** When a draft takes its record's place; empty: when somebody says so. */
export const plannedPublication = planned("Publication");

export const withdrawalInput = z.object({
  /** When visitors no longer see it; empty: never by itself. */
  withdraw_at: planned("The end"),
});

/** What is planned for a record that visitors see. */
export const planRecord = <Shown>(record: z.ZodType<Shown>) =>
  z.object({
    /** The record as it will be; its `updated_at` is the draft's. Null where there is none. */
    draft: record.nullable(),
    publish_at: z.string().nullable(),
    withdraw_at: z.string().nullable(),
  });

export interface Plan<Shown> {
  draft: Shown | null;
  publish_at: string | null;
  withdraw_at: string | null;
}
