import { expect, test } from "vitest";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";
import { stopClock } from "#test/stop-clock.ts";

test("of days in which nobody asked no part is told as noughts; one question, and all parts stand there", async () => {
  stopClock(Date.parse("2026-11-23T06:00:00Z"));
  const site = await panelScreens();
  const lastWeek = async () => (await site.open("figures")).words;
  const empty = await lastWeek();

  expect(empty).toContain("These days 0 0 Before 0 0");
  expect(empty).not.toMatch(/Until 12:00|16 Nov 0/);

  await sendLeads(site, { name: "Tanvi Bhosale" });
  await site.db.updateTable("leads").set({ created_at: "2026-11-18T06:00:00.000Z" }).execute();
  expect(await lastWeek()).toMatch(/Until 12:00.*After 18:00.*16 Nov.*22 Nov/);
});
