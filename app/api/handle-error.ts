import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { PictureRefusal } from "#app/domain/picture/picture-refusal.ts";
import { raceRefusal } from "#app/domain/race-refusal.server.ts";
import { Busy, BUSY_SENTENCE, COME_AGAIN_SECONDS } from "#app/lib/traffic/busy.ts";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";
import { refused } from "./envelope.ts";

interface Issue {
  keyword: string;
  instancePath: string;
  message?: string;
}

const sentences: Record<number, string> = {
  400: "The request could not be read.",
  413: "The request is too large.",
  415: "This kind of content is not accepted here.",
  429: "Too many requests. Please wait a moment and try again.",
};

const tooLargeFile = "A file may have at most 8 MB: choose a smaller one";

/** Converts every error of an API call to an answer; only unexpected ones are logged. */
export function handleError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  if (error.validation?.some(isNoObject)) return reply.code(400).send(refused(sentences[400]!));
  if (error.validation) return reply.code(422).send(invalid(error.validation));
  if (error instanceof PictureRefusal) {
    return reply.code(error.status).send(refused(error.message, { [error.field]: error.message }));
  }
  if (error instanceof Busy) {
    return reply.code(503).header("retry-after", COME_AGAIN_SECONDS).send(refused(BUSY_SENTENCE));
  }
  if (isBrokenOff(error) || isLeft(error, reply)) return reply.code(400).send(refused(sentences[400]!));
  const storage = storageFailureOf(error);
  if (storage) {
    logUnexpected(error);
    return reply.code(503).header("retry-after", COME_AGAIN_SECONDS).send(refused(storage.sentence));
  }
  const raced = raceRefusal(error);
  if (raced !== null) return reply.code(409).send(refused(raced));
  const status = error.statusCode ?? (isBrokenMultipart(error) ? 400 : 500);
  if (error.code === "FST_REQ_FILE_TOO_LARGE") return reply.code(413).send(refused(tooLargeFile));
  if (status >= 500) {
    logUnexpected(error);
    return reply.code(500).send(refused("Something went wrong on our side. Please try again."));
  }
  return reply.code(status).send(refused(sentences[status] ?? sentences[400]!));
}

/** Valid JSON that is not an object: a text, a list, `null`. */
const isNoObject = ({ instancePath, keyword }: Issue) => instancePath === "/" && keyword === "invalid_type";

/** Node's error for a client that disconnected while sending; nobody reads the answer. */
const isBrokenOff = ({ code, message }: FastifyError) => code === "ECONNRESET" && message === "aborted";

/** The client disconnected before a file was opened. */
const isLeft = ({ code }: FastifyError, { raw }: FastifyReply) =>
  code === "ERR_STREAM_PREMATURE_CLOSE" && raw.destroyed;

/** The multipart parser's errors have no status; these are its messages for a broken body or boundary. */
const isBrokenMultipart = ({ message }: Error) =>
  /^Multipart: Boundary not found|^The needle cannot |nexpected end of multipart data$/.test(message);

/** A sentence per field; `message` is the form's sentence if the specification has one. */
function invalid(issues: Issue[]) {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.instancePath.slice(1).replaceAll("/", ".") || "body";
    errors[field] ??= issue.message ?? "This value is not accepted";
  }
  return refused(Object.values(errors)[0] ?? "Please check the form", errors);
}
