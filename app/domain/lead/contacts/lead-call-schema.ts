import { z } from "zod";
import { flag, idempotencyKey, optionalText, recordId } from "#app/lib/schemas/field-schemas.ts";
import { callOutcomes } from "./call-outcomes.ts";
import { leadChange } from "#app/domain/lead/lead-change-schema.ts";

const decided = leadChange.omit({ owner_id: true });

/**
 * What came of a call: how it ended, what was said, when to come back and at which stage the lead is now. An absent
 * stage or follow-up follows the outcome and the office's rule of tries. `from` as with every change of a lead: what
 * stood there when it was decided.
 */
export const leadCallInput = decided.extend({
  outcome: z.enum(callOutcomes, `Outcome must be one of ${callOutcomes.join(", ")}`),
  text: optionalText("Note", 5000),
  /** 1: the person wants no contact, and all ways are blocked. */
  no_contact: flag.optional(),
  from: decided.optional(),
  /** Of the person: its timeline tells of the call, too. */
  application_id: recordId("Application").optional(),
  /** The same key again is the same call: it is answered as it was noted, and nothing is stored. */
  idempotency_key: idempotencyKey.optional(),
});

export type LeadCallInput = z.infer<typeof leadCallInput>;
