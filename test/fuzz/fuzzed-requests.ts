import fc, { type Arbitrary } from "fast-check";
import type { Operation, Schema } from "#test/reading/described-operations.ts";
import { fittingEntries } from "./fitting-values.ts";
import { type Body, brokenBody, jsonBody, multipartBody, textOf } from "./hostile-bodies.ts";
import { hostileName, hostileValue, spoiled } from "./hostile-values.ts";

export interface FuzzedRequest {
  method: Operation["method"];
  url: string;
  remoteAddress: string;
  headers: { "content-type"?: string };
  payload?: Buffer;
}

const LONGEST_QUERY_VALUE = 2000;

const brokenQuery = fc.oneof(
  fc.constantFrom(
    "%",
    "%zz",
    "%00",
    "id=1&id=2",
    "id[]=1",
    "id[$ne]=1",
    "__proto__=1",
    "&&&==",
    "id=%ff",
    "q=%C0%80",
    "page=1&page=",
  ),
  fc.webQueryParameters(),
);

/** Each call has another address, since limits per network are not tested here. */
export const networkAddress = fc
  .integer({ min: 1, max: 2 ** 24 - 2 })
  .map((host) => `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`);

/** Requests to an operation: valid, nearly valid and invalid. `picture` is a complete image file. */
export function fuzzedRequest(operation: Operation, picture: Buffer): Arbitrary<FuzzedRequest> {
  return fc
    .record({
      query: fuzzedQuery(operation.query),
      body: fuzzedBody(operation, picture),
      remoteAddress: networkAddress,
    })
    .map(({ query, body, remoteAddress }) => ({
      method: operation.method,
      url: query ? `${operation.path}?${query}` : operation.path,
      remoteAddress,
      headers: body?.type === undefined ? {} : { "content-type": body.type },
      ...(body && { payload: body.bytes }),
    }));
}

function fuzzedQuery(schema: Schema): Arbitrary<string> {
  const fitting = fittingEntries(schema);
  return fc.oneof(
    { weight: 6, arbitrary: fitting.map(queryText) },
    { weight: 3, arbitrary: spoiled(fitting).map(queryText) },
    brokenQuery,
  );
}

function queryText(entries: [string, unknown][]): string {
  const encode = (value: unknown) => encodeURIComponent(textOf(value).slice(0, LONGEST_QUERY_VALUE).toWellFormed());
  return entries.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
}

function fuzzedBody({ method, body }: Operation, picture: Buffer): Arbitrary<Body | undefined> {
  if (method === "GET") return fc.constant(undefined);
  if (!body) return fc.option(brokenBody, { nil: undefined });
  const fitting = fittingEntries(body);
  const nearly = spoiled(fitting);
  const strange = fc.array(fc.tuple(hostileName, hostileValue), { maxLength: 8 });
  const file = fc.oneof(
    fc.constantFrom(picture, picture.subarray(0, 60), Buffer.alloc(0), Buffer.from("<svg onload='alert(1)'/>")),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
  const form = (entries: Arbitrary<[string, unknown][]>) =>
    fc.tuple(entries, file).map(([fields, content]) => multipartBody(fields, content));
  return fc.oneof(
    { weight: 3, arbitrary: fitting.map(jsonBody) },
    { weight: 4, arbitrary: nearly.map(jsonBody) },
    { weight: 2, arbitrary: form(fitting) },
    { weight: 2, arbitrary: form(nearly) },
    strange.map(jsonBody),
    { weight: 2, arbitrary: brokenBody },
  );
}
