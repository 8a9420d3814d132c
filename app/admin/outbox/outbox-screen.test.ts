import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { visibleText } from "#test/reading/visible-text.ts";

async function panelWithOldMails(smtpUrl?: string) {
  const testing = await testApp({ smtpUrl });
  await sendLeads(testing, { name: "Tanvi Bhosale" });
  const created_at = "2026-03-03T08:35:00.000Z";
  await testing.db.updateTable("outbox").set({ status: "held", created_at, released_at: created_at }).execute();
  const cookie = `disha_panel=${await testing.signIn()}`;
  const screens = ["dashboard", "outbox", "doubtful-forms"];
  const read = async (screen: string) =>
    visibleText((await testing.call({ method: "GET", url: `/admin/${screen}`, headers: { cookie } })).body);
  return Object.fromEntries(await Promise.all(screens.map(async (screen) => [screen, await read(screen)] as const)));
}

const kept = "Mails are kept until a mail server is set. 2 wait, the oldest since 3 Mar";
const question = /2 mails wait for your word .*The oldest was written 3 Mar.*Cancel 2 mails Send 2 mails/;

test("without a mail server the panel says that mails are kept, how many and since when", async () => {
  for (const text of Object.values(await panelWithOldMails())) expect(text).toContain(kept);
});

test("while the mail server takes none the panel says so and since when, and no more once they have left", async () => {
  const server = await startMailServer();
  server.refuseWith(450);
  const testing = await testApp({ smtpUrl: server.url });
  await sendLeads(testing, { name: "Tanvi Bhosale" });
  const cookie = `disha_panel=${await testing.signIn()}`;
  const dashboard = async () =>
    visibleText((await testing.call({ method: "GET", url: "/admin/dashboard", headers: { cookie } })).body);
  const refused =
    /The mail server has not taken all mails yet: they are tried again by themselves\. (1 waits|\d+ wait)/;
  await eventually(async () => expect(await dashboard()).toMatch(refused));
  await testing.db.updateTable("outbox").set({ status: "sent" }).execute();
  expect(await dashboard()).not.toMatch(refused);
});

test("with one it asks on the dashboard and in the outbox what shall become of the mails that are held", async () => {
  const server = await startMailServer();
  server.refuseWith(450);
  const { dashboard, outbox, "doubtful-forms": others } = await panelWithOldMails(server.url);
  for (const text of [dashboard, outbox]) expect(text).toMatch(question);
  for (const text of [dashboard, outbox, others]) expect(text).not.toContain("are kept until");
  expect(others).toMatch(/Outbox 2 held/);
});
