import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";
import { acceptsGzip } from "./packed-answer.server.ts";

const packed = promisify(gzip);
/** What one packet of the network holds arrives no sooner for being smaller. */
const SMALLEST_LENGTH = 1_400;
/** Ten thousand leads: an eighth of the bytes in some 50 ms. Higher levels take longer than they save. */
const LEVEL = 4;

/** Packs what is made for one request alone: lists and pages of the panel, pages that a query chose. */
export function packAnswers(app: Pick<FastifyInstance, "addHook">): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isLong = isText(payload, reply) && payload.length >= SMALLEST_LENGTH;
    if (!isLong || !acceptsGzip(request.headers["accept-encoding"] ?? "")) return payload;
    reply.removeHeader("content-length");
    reply.header("content-encoding", "gzip").header("vary", "accept-encoding");
    return packed(payload, { level: LEVEL });
  });
}

/** A page comes as bytes, as do pictures and what is packed already. */
function isText(payload: unknown, reply: FastifyReply): payload is string | Buffer {
  if (!Buffer.isBuffer(payload)) return typeof payload === "string";
  return String(reply.getHeader("content-type")).startsWith("text/html") && !reply.hasHeader("content-encoding");
}
