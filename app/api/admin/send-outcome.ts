import type { FastifyReply } from "fastify";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import type { Pictures } from "#app/domain/picture/pictures.server.ts";
import { absentRecord, done, refused, succeeded } from "#app/api/envelope.ts";

interface SavedAnswer<Stored> {
  status: 200 | 201;
  message: string;
  /** Reads the version that somebody else saved, for the 409. */
  newer?: () => Promise<Stored | null>;
}

export async function sendSave<Stored>(
  reply: FastifyReply,
  outcome: SaveOutcome<Stored>,
  { status, message, newer }: SavedAnswer<Stored>,
) {
  if ("record" in outcome) {
    const said = [message, outcome.note].filter(Boolean).join(". ");
    return reply.code(status).send(succeeded(outcome.record, said));
  }
  if ("absent" in outcome) return reply.code(404).send(absentRecord);
  if ("stale" in outcome) return reply.code(409).send({ ...refused(outcome.stale), data: await newer?.() });
  return reply.code(422).send(refused(Object.values(outcome.errors)[0]!, outcome.errors));
}

/** Files are removed after the row. */
export async function sendDeletion(reply: FastifyReply, outcome: DeleteOutcome, pictures: Pictures) {
  if ("absent" in outcome) return reply.code(404).send(absentRecord);
  if ("inUse" in outcome) return reply.code(409).send(refused(outcome.inUse));
  await pictures.removePictures(outcome.pictures ?? []);
  const { trashId } = outcome;
  return reply.send(trashId === undefined ? done("Deleted") : succeeded({ trash_id: trashId }, "Deleted"));
}
