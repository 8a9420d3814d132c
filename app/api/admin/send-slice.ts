import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { SlicesOutcome } from "#app/domain/list/slice-schema.ts";
import { refused } from "#app/api/envelope.ts";
import { refusalSchema } from "#app/api/envelope-schemas.ts";
import { sendSave } from "./send-outcome.ts";

/** The number of matches differs from the confirmed one; `data.total` is the new one. */
export const recountedSchema = refusalSchema.extend({ data: z.object({ total: z.number() }) });

export async function sendSlice(reply: FastifyReply, outcome: SlicesOutcome, message: string) {
  if ("total" in outcome) {
    return reply.code(409).send({ ...refused(outcome.stale), data: { total: outcome.total } });
  }
  return sendSave(reply, outcome, { status: 200, message });
}
