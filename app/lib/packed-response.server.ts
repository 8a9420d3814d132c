import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Headers = Record<string, string>;

interface Variant {
  body: Buffer;
  headers: Headers;
}

/** A whole response, packed once per encoding, ready to be sent any number of times. */
export interface PackedResponse {
  status: number;
  etag: string;
  headers: Headers;
  /** What a 304 has to say; the client keeps the rest from the first time. */
  unchanged: Headers;
  plain: Variant;
  gzip: Variant;
  brotli: Variant;
}

/** Packs a body; `headers` must hold its content type. */
export async function packResponse(status: number, headers: Headers, text: string): Promise<PackedResponse> {
  const plain = Buffer.from(text);
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(plain, options), toGzip(plain, { level: 9 })]);
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const shared = { "cache-control": "no-cache", vary: "accept-encoding", ...headers, etag };
  const variant = (body: Buffer, encoding?: string): Variant => ({
    body,
    headers: {
      ...shared,
      "content-length": String(body.length),
      ...(encoding ? { "content-encoding": encoding } : undefined),
    },
  });
  return {
    status,
    etag,
    headers: shared,
    unchanged: { "cache-control": shared["cache-control"], vary: shared.vary, etag },
    plain: variant(plain),
    gzip: variant(gzipped, "gzip"),
    brotli: variant(brotli, "br"),
  };
}

/** Sends 304 when the visitor's copy is still good, else the variant that the visitor's client understands. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: PackedResponse): FastifyReply {
  if (packed.status === 200 && matchesEtag(request.headers["if-none-match"], packed.etag)) {
    return reply.code(304).headers(packed.unchanged).send();
  }
  const { body, headers } = variantFor(request.headers["accept-encoding"], packed);
  return reply.code(packed.status).headers(headers).send(body);
}

function matchesEtag(header: string | undefined, etag: string) {
  if (header === undefined) return false;
  return header === etag || header.split(",").some((part) => part.trim() === etag);
}

const refusesBrotli = /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/;
const refusesGzip = /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/;

function variantFor(accepted: string | undefined, packed: PackedResponse) {
  if (accepted === undefined) return packed.plain;
  if (/\bbr\b/.test(accepted) && !refusesBrotli.test(accepted)) return packed.brotli;
  if (accepted.includes("gzip") && !refusesGzip.test(accepted)) return packed.gzip;
  return packed.plain;
}
