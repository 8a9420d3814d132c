import { z } from "zod";
import { optionalText, requiredText, singleLine } from "#app/lib/schemas/field-schemas.ts";

/** Without a subject the reply takes the message's. */
export const messageReply = z.object({
  subject: singleLine(optionalText("Subject", 220), "Subject"),
  reply: requiredText("Reply", 10_000),
});

export type MessageReply = z.infer<typeof messageReply>;
