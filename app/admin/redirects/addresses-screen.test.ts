import { expect, test } from "vitest";
import { expectLog } from "#test/expect-log.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import type { TestApp } from "#test/app.ts";
import { forgetMissing } from "./forget-missing.ts";

const at = "2026-03-03T08:35:00.000Z";
const miss = ({ db }: Pick<TestApp, "db">, ...missed: [path: string, hits: number][]) =>
  db
    .insertInto("missing_paths")
    .values(missed.map(([path, hits]) => ({ path, hits, first_at: at, last_at: at })))
    .execute();

test("an address tells where it leads, how often it has and when last, and whether it is a former one", async () => {
  const { open, db, call, signIn } = await panelScreens();
  const token = await signIn();
  for (const from_path of ["/fees", "/dates", "/waivers"]) {
    const payload = { from_path, to_path: "/courses" };
    await call({ method: "POST", url: "/backend/admin/redirects.php", token, payload });
  }
  const led = (from: string, hits: number) =>
    db.updateTable("redirects").set({ hits, last_hit_at: at, is_automatic: 1 }).where("from_path", "=", from).execute();
  await led("/fees", 1);
  await led("/dates", 12);

  const { rows } = await open("addresses?sort=-hits");

  expect(rows[0]).toMatch(/\/dates Former address \/courses 12 times 3 Mar/);
  expect(rows[1]).toMatch(/\/fees Former address \/courses Once 3 Mar/);
  expect(rows[2]).toMatch(/\/waivers \/courses Nobody yet$/);
});

test("what visitors miss stands below, the most missed first and ten of them, to be led somewhere or forgotten", async () => {
  const { open, ...panel } = await panelScreens();
  await miss(panel, ...Array.from({ length: 11 }, (_, index): [string, number] => [`/missing-${index}`, index + 1]));

  const { words, body } = await open("addresses");

  expect(words).toMatch(/\/missing-10 11 times, last 3 Mar/);
  expect(body.match(/<b>\/missing-\d+<\/b>/g)).toHaveLength(10);
  expect(body).not.toContain("<b>/missing-0</b>");
  expect(words).toContain("Show all 11");
  expect(words).toContain("Lead it to … from /missing-3");
  expect(words).toContain("Forget /missing-3");
});

test("who may not change addresses has none of these acts; where nothing is missed nothing is said of it", async () => {
  const { open, ...panel } = await panelScreens();
  expect((await open("addresses")).words).not.toContain("Visitors found nothing at");
  await miss(panel, ["/missing", 1]);

  expect((await open("addresses")).words).toMatch(/Visitors found nothing at \/missing Once, last/);
  const { words } = await open("addresses", "viewer");
  expect([words.includes("Lead it to"), words.includes("Forget /missing")]).toEqual([false, false]);
});

test("an address is forgotten once, whoever was quicker; where nobody answers it stays, and that is said", async () => {
  const panel = await signedInPanel();
  await miss(panel, ["/old", 3], ["/older", 9]);
  const left = async () =>
    (await panel.db.selectFrom("missing_paths").select("path").orderBy("path").execute()).map(({ path }) => path);
  const forget = () => forgetMissing(panel.request("PATCH", "/admin/addresses", { path: "/old" }));
  panel.line("cut");
  expectLog("Failed to fetch");

  await forget();
  expect([await left(), panel.toast()!.isFailure]).toEqual([["/old", "/older"], true]);
  panel.line(null);
  const before = panel.toast()!.id;
  await forget();
  await forget();
  expect([await left(), panel.toast()!.id]).toEqual([["/older"], before]);
});
