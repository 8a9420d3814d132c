import { z } from "zod";
import { flag, idempotencyKey, optionalText, recordId } from "#app/lib/schemas/field-schemas.ts";
import { callOutcomes } from "./call-outcomes.ts";
import { leadChange } from "#app/domain/lead/lead-change-schema.ts";

const decided = leadChange.omit({ owner_id: true });

/**
 * The outcome of a call, its note, and the next step. An absent stage or follow-up is derived from the outcome and the
 * office's rule of tries. `from`: the values the caller saw, as with every change of a lead.
 */
export const leadCallInput = decided.extend({
  outcome: z.enum(callOutcomes, `Outcome must be one of ${callOutcomes.join(", ")}`),
  text: optionalText("Note", 5000),
  /** 1: the person wants no contact; all their numbers and addresses are blocked. */
  no_contact: flag.optional(),
  from: decided.optional(),
  /** An application of the same person, whose timeline shows the call, too. */
  application_id: recordId("Application").optional(),
  /** A repeated key answers the call noted first and stores nothing. */
  idempotency_key: idempotencyKey.optional(),
});

export type LeadCallInput = z.infer<typeof leadCallInput>;
