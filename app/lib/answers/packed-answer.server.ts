import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

type Headers = Record<string, string>;
type RequestHeaders = FastifyRequest["headers"];

/** A whole answer as it was made; `headers` hold its content type. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Text; a page comes as the bytes that it travels as. */
  body: string | Buffer;
}

/** What leaves, made once for any number of requests. `list` is what node writes fastest: names and values by turns. */
interface Sendable {
  status: number;
  headers: Headers;
  list: string[];
  body: Buffer | undefined;
}

/**
 * A good answer, packed once per encoding. Plain it would take four fifths of the memory, for the very few who cannot
 * unpack it.
 */
export interface PackedAnswer {
  tag: string;
  unchanged: Sendable;
  plain: Omit<Sendable, "body">;
  gzip: Sendable;
  brotli: Sendable;
}

/** Brotli's qualities: the one takes a tenth of the time or less, the other a tenth off the bytes (record 412). */
const qualities = { soon: 5, small: 11 };

/** Packs an answer with status 200 to be sent many times, soon: somebody waits for it. */
export async function packAnswer({ body, headers: own }: Answer): Promise<PackedAnswer> {
  const plain = typeof body === "string" ? Buffer.from(body) : body;
  const [brotli, gzipped] = await Promise.all([brotliOf(plain, "soon"), toGzip(plain, { level: 9 })]);
  const tag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const shared = { ...freshnessHeaders, ...own, etag: `W/${tag}` };
  const headersOf = (body: Buffer) => ({ ...shared, "content-length": String(body.length) });
  const variant = (body: Buffer, encoding: string) => ({
    ...sendable(200, { ...headersOf(body), "content-encoding": encoding }),
    body,
  });
  const { "cache-control": cacheControl, vary, etag } = shared;
  return {
    tag,
    // The client keeps the rest from the first time.
    unchanged: { ...sendable(304, { "cache-control": cacheControl, vary, etag }), body: undefined },
    plain: sendable(200, headersOf(plain)),
    gzip: variant(gzipped, "gzip"),
    brotli: variant(brotli, "br"),
  };
}

/** The same as small as can be. */
export async function packSmaller(packed: PackedAnswer): Promise<PackedAnswer> {
  const body = await brotliOf(await fromGzip(packed.gzip.body!), "small");
  const headers = { ...packed.brotli.headers, "content-length": String(body.length) };
  return { ...packed, brotli: { ...sendable(200, headers), body } };
}

const brotliOf = (plain: Buffer, aim: keyof typeof qualities) =>
  toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[aim],
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(plain.length),
    },
  });

/** A window that holds the whole text: a larger one takes eight times its size while packing, for nothing. */
const windowBits = (length: number) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(length + 16))));

const freshnessHeaders = { "cache-control": "no-cache", vary: "accept-encoding" };

const sendable = (status: number, headers: Headers) => ({ status, headers, list: Object.entries(headers).flat() });

/** Of a packed answer what this client can read: 304 when its copy is still good. */
export function choose(request: RequestHeaders, packed: PackedAnswer): Sendable {
  const known = request["if-none-match"];
  if (known !== undefined && isAmong(known, packed.tag)) return packed.unchanged;
  return variantFor(request["accept-encoding"], packed);
}

/** Sends an answer by way of the router; one that was not packed is packed lightly by `pack-answers`, if at all. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer | PackedAnswer): FastifyReply {
  if ("body" in answer) {
    return reply
      .code(answer.status)
      .headers({ ...freshnessHeaders, ...answer.headers })
      .send(answer.body);
  }
  const { status, headers, body } = choose(request.headers, answer);
  return reply.code(status).headers(headers).send(body);
}

/** Compares weakly, as it must be for this header: a proxy may have marked the tag, or taken the mark away. */
function isAmong(known: string, tag: string) {
  if (known.length === tag.length + 2 && known.endsWith(tag)) return true;
  return known === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}

const refusesBrotli = /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/;
const refusesGzip = /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/;

const acceptsBrotli = (accepted: string) => /\bbr\b/.test(accepted) && !refusesBrotli.test(accepted);
export const acceptsGzip = (accepted: string): boolean => /\bgzip\b/.test(accepted) && !refusesGzip.test(accepted);

function variantFor(accepted: string | undefined, packed: PackedAnswer): Sendable {
  if (accepted !== undefined && acceptsBrotli(accepted)) return packed.brotli;
  if (accepted !== undefined && acceptsGzip(accepted)) return packed.gzip;
  return { ...packed.plain, body: gunzipSync(packed.gzip.body!) };
}
