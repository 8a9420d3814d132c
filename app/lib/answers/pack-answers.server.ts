import { constants, createGzip, type Gzip, type ZlibReset } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";
import { acceptsGzip } from "./packed-answer.server.ts";

/** What one packet of the network holds arrives no sooner for being smaller. */
const SMALLEST_LENGTH = 1_400;
/** Ten thousand leads: an eighth of the bytes in some 50 ms. Higher levels take longer than they save. */
const LEVEL = 4;
/** As many as node has threads for; each keeps a quarter of a megabyte. */
const MOST_IDLE = 4;

/** Packs what is made for one request alone: lists and pages of the panel, pages that a query chose. */
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
 * What packs is used again: V8 frees it and all that it was given, however young, only when it collects everything, and
 * to make it anew takes as long as to pack a page (record 520).
 */
const idle: Packer[] = [];

/** `reset` is there for all that deflates; node's types have it for the others alone. */
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

/** A page comes as bytes, as do pictures and what is packed already. */
function isText(payload: unknown, reply: FastifyReply): payload is string | Buffer {
  if (!Buffer.isBuffer(payload)) return typeof payload === "string";
  return String(reply.getHeader("content-type")).startsWith("text/html") && !reply.hasHeader("content-encoding");
}
