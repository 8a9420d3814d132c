import { z } from "zod";
import { idempotencyKey, optionalText, requiredText, singleLine } from "#app/lib/schemas/field-schemas.ts";

/** Without a subject the reply takes the message's. */
export const messageReply = z.object({
  subject: singleLine(optionalText("Subject", 220), "Subject"),
  reply: requiredText("Reply", 10_000),
  /** The same key again is the same reply: it is answered as it was queued, and none is sent. */
  idempotency_key: idempotencyKey.optional(),
});

export type MessageReply = z.infer<typeof messageReply>;
