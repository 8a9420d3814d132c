import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'" };
const read = (xml: string) => xml.replaceAll(/&\w+;/g, (entity) => entities[entity]!);

test("whoever reads the document reads the text, and none of its signs is one of the document's", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const xml = escapeXml(text);
      expect(xml).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
      expect(read(xml)).toBe(text);
    }),
  );
});

test("signs that XML has no place for are left out, line ends and tabs stay", () => {
  expect(escapeXml("a\u0000b\u0008c\u000bd\u001fe\ufffef\uffffg\t\n\r")).toBe("abcdefg\t\n\r");
});
