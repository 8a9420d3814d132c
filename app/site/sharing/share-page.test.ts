import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

test("without scripts Share leads to WhatsApp, filters included; a page that concerns its visitor alone has none", async () => {
  const { call } = await testApp();
  const shared = async (url: string) =>
    /class="wrap share-page">.*?href="(.*?)"/s.exec((await call({ method: "GET", url })).body)?.[1];

  expect(await shared("/courses?field=mba")).toMatch(/^https:\/\/wa\.me\/\?text=.*courses%3Ffield%3Dmba$/);
  for (const url of ["/shortlist", "/family-sheet", "/newsletter/leave/not-a-token"])
    expect([url, await shared(url)]).toEqual([url, undefined]);
});
