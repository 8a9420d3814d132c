import fc, { type Arbitrary } from "fast-check";

export interface Body {
  type: string | undefined;
  bytes: Buffer;
}

const BOUNDARY = "disha-fuzz";
const multipart = `multipart/form-data; boundary=${BOUNDARY}`;

/** JSON built by hand, so that a name may be repeated or be `__proto__`. */
export function jsonBody(entries: [string, unknown][]): Body {
  const sent = entries.filter(([, value]) => value !== undefined);
  const members = sent.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return { type: "application/json", bytes: Buffer.from(`{${members.join(",")}}`) };
}

/** A multipart body; picture fields and `fileField` contain `file`. */
export function multipartBody(entries: [string, unknown][], file: Buffer, fileField?: string): Body {
  const parts = entries.map(([name, value]) => {
    const isFile = name === "image" || name === "logo" || name === fileField;
    const heading = `content-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, "_")}"`;
    const fileHeading = isFile ? '; filename="../picture.png"\r\ncontent-type: image/png' : "";
    const content = isFile ? file : Buffer.from(textOf(value));
    return Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\n${heading}${fileHeading}\r\n\r\n`),
      content,
      Buffer.from("\r\n"),
    ]);
  });
  return { type: multipart, bytes: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]) };
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

const brokenTexts = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "1e999",
  '{"a":1e999}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  "\uFEFF{}",
  `--${BOUNDARY}`,
  `--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\n\r\nno heading\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nbroken off`,
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n`.repeat(100),
  "name=x&email=a%40b.example&%zz=%",
  "<?xml version='1.0'?><a/>",
  "x".repeat(300_000),
];

const types = [
  undefined,
  "application/json",
  "application/json; charset=utf-7",
  "application/x-www-form-urlencoded",
  "text/plain",
  "text/xml",
  "multipart/form-data",
  "multipart/mixed; boundary=x",
  multipart,
  "",
  "/;=",
  "x".repeat(500),
];

/** Bodies that are no valid record, under any content type. */
export const brokenBody: Arbitrary<Body> = fc.record({
  type: fc.constantFrom(...types, multipart, "application/json"),
  bytes: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...brokenTexts).map((text) => Buffer.from(text)) },
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  ),
});
