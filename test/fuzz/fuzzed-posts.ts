import fc, { type Arbitrary } from "fast-check";
import { fittingEntries } from "./fitting-values.ts";
import { networkAddress } from "./fuzzed-requests.ts";
import { type Body, brokenBody, jsonBody, multipartBody, textOf } from "./hostile-bodies.ts";
import { hostileName, hostileValue, spoiled } from "./hostile-values.ts";
import type { PageForm } from "./page-forms.ts";

export interface FuzzedPost {
  method: "POST";
  url: string;
  remoteAddress: string;
  headers: { "content-type"?: string };
  payload: Buffer;
}

type Entries = [string, unknown][];

/** Posts to a form of a page: valid, nearly valid and invalid. */
export function fuzzedPost({ path, fields }: PageForm): Arbitrary<FuzzedPost> {
  const fitting = fittingEntries(fields);
  const strange = fc.array(fc.tuple(hostileName, hostileValue), { maxLength: 8 });
  const body = fc.oneof(
    { weight: 2, arbitrary: fitting.map(urlencodedBody) },
    { weight: 6, arbitrary: spoiled(fitting).map(urlencodedBody) },
    { weight: 2, arbitrary: withFiles(spoiled(fitting)) },
    { weight: 2, arbitrary: spoiled(fitting).map(jsonBody) },
    strange.map(urlencodedBody),
    { weight: 3, arbitrary: brokenBody },
  );
  const query = fc.constantFrom("", "", "?sent=1", "?%zz=%", "?university=%00", "?__proto__=1&of=x");
  return fc.record({ body, query, remoteAddress: networkAddress }).map(({ body, query, remoteAddress }) => ({
    method: "POST",
    url: path + query,
    remoteAddress,
    headers: body.type === undefined ? {} : { "content-type": body.type },
    payload: body.bytes,
  }));
}

function urlencodedBody(entries: Entries): Body {
  const encode = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());
  const text = entries.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(text) };
}

/** Adds a file, under the name of a field that may expect text. */
const withFiles = (entries: Arbitrary<Entries>): Arbitrary<Body> =>
  fc
    .tuple(entries, fc.nat(), fc.uint8Array({ maxLength: 200 }))
    .map(([fields, at, bytes]) => multipartBody(fields, Buffer.from(bytes), fields[at % (fields.length || 1)]?.[0]));
