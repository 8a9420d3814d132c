import { z } from "zod";
import { idempotencyKey, optionalText, requiredText, singleLine } from "#app/lib/schemas/field-schemas.ts";

/** A reply; without a subject it takes the message's. */
export const messageReply = z.object({
  subject: singleLine(optionalText("Subject", 220), "Subject"),
  reply: requiredText("Reply", 10_000),
  /** A repeated key sends nothing and answers as the first time. */
  idempotency_key: idempotencyKey.optional(),
});

export type MessageReply = z.infer<typeof messageReply>;
