import type { FastifyReply } from "fastify";
import { refused } from "#app/api/envelope.ts";
import { counted } from "#app/lib/text/counted.ts";

/** Answers 429 with the wait, after too many wrong passwords. */
export function sendWait(reply: FastifyReply, seconds: number) {
  return reply
    .code(429)
    .header("retry-after", String(seconds))
    .send(refused(`Too many failed attempts. Please try again in ${counted(seconds, "second")}.`));
}
