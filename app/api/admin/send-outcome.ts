import type { FastifyReply } from "fastify";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import type { Pictures } from "#app/domain/picture/pictures.server.ts";
import { absentRecord, done, refused, succeeded } from "#app/api/envelope.ts";

interface SavedAnswer {
  status: 200 | 201;
  message: string;
}

export function sendSave<Stored>(reply: FastifyReply, outcome: SaveOutcome<Stored>, { status, message }: SavedAnswer) {
  if ("record" in outcome) return reply.code(status).send(succeeded(outcome.record, message));
  if ("absent" in outcome) return reply.code(404).send(absentRecord);
  return reply.code(422).send(refused(Object.values(outcome.errors)[0]!, outcome.errors));
}

/** The files go after the row is gone for good. */
export async function sendDeletion(reply: FastifyReply, outcome: DeleteOutcome, pictures: Pictures) {
  if ("absent" in outcome) return reply.code(404).send(absentRecord);
  if ("inUse" in outcome) return reply.code(409).send(refused(outcome.inUse));
  await pictures.removePictures(outcome.deletedPictures);
  return reply.send(done("Deleted"));
}
