import { expect, test } from "vitest";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { previewPageTexts, readPageTexts, savePageTexts } from "./save-page-texts.ts";

async function contactTexts() {
  const panel = await signedInPanel();
  const opened = await readPageTexts("contact");
  const save = async (thanks: string, more: Record<string, string> = {}) => {
    const { updated_at: seen } = await readPageTexts("contact");
    return savePageTexts(
      panel.request("POST", "/admin/pages/contact", { "message.thanks": thanks, seen, ...more }),
      "contact",
    );
  };
  const shown = async (path = "/contact?sent=1") => (await panel.call({ method: "GET", url: path })).body;
  return { ...panel, opened, save, shown };
}

test("the words of a fixed page are read as they began, saved, and stand on the page", async () => {
  const { opened, save, shown } = await contactTexts();
  expect(opened).toMatchObject({ id: 0, plan: { draft: null } });

  const outcome = await save("We have it.");

  const now = await readPageTexts("contact");
  expect(outcome).toMatchObject({
    saved: { updated_at: now.updated_at },
    said: "Texts saved. They are on the page now.",
  });
  expect(now.id).toBeGreaterThan(0);
  expect(await shown()).toContain("We have it.");
});

test("a draft lies beside them until it takes their place, and the form opens the draft", async () => {
  const { save, shown, request } = await contactTexts();
  await save("Live words.");

  expect(await save("Draft words.", { way: "beside" })).toMatchObject({
    said: "Draft saved. Visitors see the page as it was.",
  });
  expect(await shown()).toContain("Live words.");
  expect(JSON.stringify(await readPageTexts("contact"))).toContain("Draft words.");
  const form = await request("POST", "/", { "message.thanks": "Draft words.", seen: "x", publish_at: "" }).formData();
  expect(await shown(await previewPageTexts(form, "contact"))).toContain("<h1");
  expect(await save("Draft words.", { way: "into-place" })).toMatchObject({
    said: "Texts saved. They are on the page now.",
  });
  expect(await shown()).toContain("Draft words.");
});

test("words that a colleague has saved since stay, and come along", async () => {
  const { opened, save } = await contactTexts();
  await save("The colleague's.");

  const refusal = await save("Mine.", { seen: opened.updated_at });
  expect(refusal).toMatchObject({ failure: expect.stringMatching(/\w/), newer: { id: expect.any(Number) } });
});
