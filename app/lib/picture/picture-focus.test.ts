import fc from "fast-check";
import { expect, test } from "vitest";
import { bareAddress, focusOf, focusPosition, withFocus } from "./picture-focus.ts";
import { avifSources } from "./picture-variants.ts";

const percent = fc.integer({ min: 0, max: 100 });

test("the point that every crop keeps travels with the address, and the address stays the file's", () => {
  fc.assert(
    fc.property(percent, percent, percent, (x, y, other) => {
      const address = withFocus("/art/campus-01.webp", { x, y });
      expect(focusOf(address)).toEqual({ x, y });
      expect(bareAddress(address)).toBe("/art/campus-01.webp");
      // A newer point takes the place of the older one.
      expect(withFocus(withFocus(address, { x: other, y: 7 }), { x, y })).toBe(address);
      expect(avifSources(address)).toBe(avifSources("/art/campus-01.webp"));
    }),
  );
});

test("the middle needs no words, one side of it does", () => {
  expect(withFocus("/a.webp#30,20", { x: 50, y: 50 })).toBe("/a.webp");
  expect(focusPosition("/a.webp")).toBeUndefined();
  expect(withFocus("/a.webp", { x: 50, y: 20 })).toBe("/a.webp#50,20");
  expect(withFocus("/a.webp", { x: 20, y: 50 })).toBe("/a.webp#20,50");
  expect(focusPosition("/a.webp#0,100")).toBe("0% 100%");
});

test("what only looks like a point is none: the picture is cropped around its middle", () => {
  for (const address of ["/a.webp#", "/a.webp#30", "/a.webp#30,", "/a.webp#,20", "/a.webp#30,20,10x", "/a.webp#1000,1"])
    expect([address, focusPosition(address), focusOf(address)]).toEqual([address, undefined, { x: 50, y: 50 }]);
});

test("a page offers the widths that there are: of sample portraits the smaller, of all else the page's, or those asked for", () => {
  expect(avifSources("/art/portrait-03.webp#40,10")).toBe(
    "/art/portrait-03-160.avif 160w, /art/portrait-03-320.avif 320w",
  );
  expect(avifSources("/backend/uploads/leaders/portrait-03.webp")).toBe(
    [320, 640, 1280].map((width) => `/backend/uploads/leaders/portrait-03-${width}.avif ${width}w`).join(", "),
  );
  expect(avifSources("/art/a.webp.webp", [96])).toBe("/art/a.webp-96.avif 96w");
});
