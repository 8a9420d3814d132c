import { constants, createGzip, type Gzip, type ZlibReset } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";
import { acceptsGzip } from "./packed-answer.server.ts";

/** A body within one network packet arrives no faster when compressed. */
const SMALLEST_LENGTH = 1_400;
/** Compresses ten thousand leads to an eighth in some 50 ms; higher levels cost more time than they save. */
const LEVEL = 4;
/** As many as node has threads for; each holds a quarter of a megabyte. */
const MOST_IDLE = 4;

/** Compresses answers made for a single request: the panel's lists and pages, and pages chosen by a query. */
export function packAnswers(app: Pick<FastifyInstance, "addHook">): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isLong = isText(payload, reply) && payload.length >= SMALLEST_LENGTH;
    if (!isLong || !acceptsGzip(request.headers["accept-encoding"] ?? "")) return payload;
    reply.removeHeader("content-length");
    reply.header("content-encoding", "gzip").header("vary", "accept-encoding");
    return packLightly(payload);
  });
}

/**
 * Reused: V8 frees a compressor and its buffers only in a full collection, and creating one takes as long as
 * compressing a page (record 520).
 */
const idle: Packer[] = [];

/** All deflating streams have `reset`; node's types omit it here. */
type Packer = Gzip & ZlibReset;

function packLightly(text: string | Buffer): Promise<Buffer> {
  const gzip = idle.pop() ?? (createGzip({ level: LEVEL }) as Packer);
  const pieces: Buffer[] = [];
  const take = (piece: Buffer) => void pieces.push(piece);
  return new Promise((resolve, reject) => {
    gzip.on("data", take).once("error", reject);
    gzip.write(text);
    gzip.flush(constants.Z_FINISH, () => {
      if (gzip.destroyed) return;
      gzip.off("data", take).off("error", reject);
      if (idle.length < MOST_IDLE) {
        gzip.reset();
        idle.push(gzip);
      } else gzip.close();
      resolve(Buffer.concat(pieces));
    });
  });
}

/** Pages are buffers, like pictures and compressed answers. */
function isText(payload: unknown, reply: FastifyReply): payload is string | Buffer {
  if (!Buffer.isBuffer(payload)) return typeof payload === "string";
  return String(reply.getHeader("content-type")).startsWith("text/html") && !reply.hasHeader("content-encoding");
}
