import { expect, test } from "vitest";
import type { Role } from "#app/domain/permission/permissions.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";
import { panelGroups } from "./panel-links.content.ts";

const linksOf = (body: string) => {
  const side = /<div id="panel-links".*?<\/nav>/s.exec(body)![0];
  return [...side.matchAll(/href="(\/admin\/[^"?]+)/g)].map(([, to]) => to!);
};
const all = panelGroups.flatMap(({ links }) => links.map(({ to }) => to));

test("an administrator has every screen in the specification's order, and the account behind them", async () => {
  const { open } = await panelScreens();
  expect(linksOf((await open("account")).body)).toEqual([...all, "/admin/account"]);
});

test.each<[Role, string[], string[]]>([
  ["editor", ["/admin/courses", "/admin/blogs", "/admin/trash"], ["/admin/users", "/admin/leads", "/admin/outbox"]],
  ["counsellor", ["/admin/leads", "/admin/day", "/admin/messages"], ["/admin/users", "/admin/subscribers"]],
  ["viewer", ["/admin/courses"], ["/admin/leads", "/admin/users", "/admin/trash", "/admin/outbox"]],
])("a %s has the screens that open for them, and every one of these opens", async (role, some, none) => {
  const { open } = await panelScreens();

  const links = linksOf((await open("account", role)).body);

  expect(links).toEqual(expect.arrayContaining(some));
  expect(links.filter((to) => none.includes(to))).toEqual([]);
  for (const to of links) expect([to, (await open(to.replace("/admin/", ""), role)).status]).toEqual([to, 200]);
  for (const to of none) expect([to, (await open(to.replace("/admin/", ""), role)).status]).not.toEqual([to, 200]);
});

test("what waits is counted beside its screen in words, and not where nothing waits", async () => {
  const { open, db, ...testing } = await panelScreens();
  const before = (await open("account")).body;
  await sendLeads({ db, ...testing }, { name: "Tanvi" });

  const titles = (body: string) =>
    [...body.matchAll(/class="side-count[^"]*" title="([^"]+)"/g)].map(([, said]) => said!);

  expect(titles(before)).toEqual([]);
  expect(titles((await open("account")).body)).toEqual(expect.arrayContaining([expect.stringMatching(/^1 \w/)]));
});

test("the way to the next call is there for who calls, on every screen but the one that has the call itself", async () => {
  const { open } = await panelScreens();
  const has = async (screen: string, role: Role) => (await open(screen, role)).body.includes("next-call");

  expect([await has("leads", "counsellor"), await has("day", "counsellor")]).toEqual([true, false]);
  expect([await has("courses", "editor"), await has("courses", "viewer")]).toEqual([false, false]);
});

test("who looks is welcomed by their role, and nothing that a sign-in gave stands in the page", async () => {
  const { open, signIn } = await panelScreens();
  const token = await signIn();

  const { words, body } = await open("account", "counsellor");

  expect(words).toContain("Welcome, Counsellor");
  expect(body).not.toContain(token);
});
