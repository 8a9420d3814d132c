import { z } from "zod";
import { orUnknown } from "#app/lib/schemas/field-schemas.ts";

const planned = (label: string) =>
  orUnknown(
    z.iso
      .datetime({ offset: true, error: `${label} must be a time such as 2026-11-21T09:30:00Z` })
      .transform((time) => new Date(time).toISOString()),
  );

/** When a draft replaces its record; empty: not planned. */
export const plannedPublication = planned("Publication");

export const withdrawalInput = z.object({
  /** When it is taken off; empty: not planned. */
  withdraw_at: planned("The end"),
});

/** The plan of a published record. */
export const planRecord = <Shown>(record: z.ZodType<Shown>) =>
  z.object({
    /** The record as it will be, with the draft's `updated_at`; null without a draft. */
    draft: record.nullable(),
    publish_at: z.string().nullable(),
    withdraw_at: z.string().nullable(),
  });

export interface Plan<Shown> {
  draft: Shown | null;
  publish_at: string | null;
  withdraw_at: string | null;
}
