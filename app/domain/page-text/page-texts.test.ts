import { expect, test } from "vitest";
import { sanitizeBody } from "#app/domain/article/body/sanitize-body.server.ts";
import { pageTextsInput } from "./page-text-schema.ts";
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
