import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const packed = promisify(gzip);
/** What one packet of the network holds arrives no sooner for being smaller. */
const SMALLEST_CHARACTERS = 1_400;
/** Ten thousand leads: an eighth of the bytes in some 50 ms. Higher levels take longer than they save. */
const LEVEL = 4;

/** Packs what is made for one request alone: lists and pages of the panel, pages that a query chose. */
export function packAnswers(app: Pick<FastifyInstance, "addHook">): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isLong = typeof payload === "string" && payload.length >= SMALLEST_CHARACTERS;
    if (!isLong || !/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return payload;
    reply.removeHeader("content-length");
    reply.header("content-encoding", "gzip").header("vary", "accept-encoding");
    return packed(payload, { level: LEVEL });
  });
}
