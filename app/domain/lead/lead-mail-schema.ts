import { z } from "zod";
import { sliceAsked } from "#app/domain/list/slice-schema.ts";
import { idempotencyKey, recordId, requiredText, singleLine } from "#app/lib/schemas/field-schemas.ts";
import { leadMatch } from "./lead-schema.ts";

const MOST_MAILED = 50;

export const leadMailInput = z.object({
  subject: singleLine(requiredText("Subject", 200), "Subject"),
  body: requiredText("Message", 10_000),
  /** A repeated key sends nothing and answers as the first time. */
  idempotency_key: idempotencyKey.optional(),
});

/** A mail to the leads in `leads`, or slice by slice to all that `match`, of which `count` were confirmed. */
export const leadMailsBulk = leadMailInput
  .extend({
    leads: z
      .array(recordId("Lead"), "Choose at least one lead")
      .min(1, "Choose at least one lead")
      .max(MOST_MAILED, `Choose at most ${MOST_MAILED} leads at once`)
      .optional(),
    match: leadMatch.optional(),
    ...sliceAsked.partial().shape,
  })
  .superRefine(({ leads, match, count }, { addIssue }) => {
    const refuse = (field: string, message: string) => addIssue({ code: "custom", path: [field], message });
    if (!leads && !match) refuse("leads", "Choose at least one lead");
    if (match && count === undefined) refuse("count", "Count is required");
  });

export type LeadMailInput = z.infer<typeof leadMailInput>;
