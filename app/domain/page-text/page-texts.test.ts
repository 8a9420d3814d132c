import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentVersion } from "#app/domain/enquiry-schema.ts";
import { sanitizeBody } from "#app/domain/article/body/sanitize-body.server.ts";
import { pageTextsInput } from "./page-text-schema.ts";
import { privacyTexts } from "./pages/privacy-texts.content.ts";
import { textPages } from "./page-texts.content.ts";
import { textsOf } from "./read-page-texts.ts";

test("the words that every page begins with pass the rules that hold for the owner's", async () => {
  for (const page of textPages) {
    const seeds = Object.fromEntries(textsOf(page).map(([name, { seed }]) => [name, seed]));
    expect([page, pageTextsInput(page).safeParse(seeds)]).toEqual([page, { success: true, data: seeds }]);
    for (const [name, { kind, seed }] of textsOf(page)) {
      if (kind === "rich") expect([name, await sanitizeBody(seed)]).toEqual([name, seed]);
    }
  }
});

test("the privacy notice that the product comes with has one version for these words", () => {
  const { lede, body } = privacyTexts.parts.notice.texts;
  const words = createHash("sha256").update(lede.seed).update(body.seed).digest("hex");
  // Enquiries store the version as their proof. Whoever changes the words names another one, and both here.
  expect([consentVersion, words.slice(0, 16)]).toEqual(["2026-11-29", "74e979d3f3dfa3b2"]);
});
