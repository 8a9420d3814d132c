import { expect, test } from "vitest";
import type { PanelFind } from "#app/domain/search/panel-search-schema.ts";
import { groupsOf, screensNamed } from "./found-places.ts";

const find = (kind: PanelFind["kind"], id: number, title: string, detail = ""): PanelFind => ({
  kind,
  id,
  title,
  detail,
});
const everything = () => true;

test("each find leads to where it is opened, under the name of its screen", () => {
  const groups = groupsOf(
    [
      find("lead", 7, "Tanvi", "98225 50148"),
      find("article", 3, "Study at night"),
      find("course", 5, "Online MBA"),
      find("subscriber", 9, "t@mail.example", "confirmed"),
      find("message", 2, "Evenings"),
    ],
    {},
    "t",
  );

  expect(groups.map(({ title, places }) => [title, places[0]!.to])).toEqual([
    ["Leads", "/admin/leads?open=7"],
    ["Articles", "/admin/blogs/3"],
    ["Courses", "/admin/courses?edit=5"],
    ["Subscribers", "/admin/subscribers?q=t%40mail.example"],
    ["Messages", "/admin/messages?open=2"],
  ]);
  expect(groups[0]!.places).toEqual([
    { to: "/admin/leads?open=7", icon: expect.any(String), title: "Tanvi", detail: "98225 50148" },
  ]);
  expect(groups[3]!.places[0]!.detail).not.toBe("confirmed");
});

test("of a kind that has more than are shown the last place leads to all of them, as they were typed", () => {
  const finds = [find("lead", 1, "A"), find("lead", 2, "B")];
  const last = (total: number, is_more?: 1) =>
    groupsOf(finds, { lead: { total, ...(is_more && { is_more }) } }, " a & b ")[0]!.places.at(-1)!;

  expect(last(2).title).toBe("B");
  expect(last(3)).toEqual({ to: "/admin/leads?q=a+%26+b", icon: "search", title: "All 3", detail: "Leads" });
  expect(last(10_000, 1).title).toBe("All 10,000+");
});

test("a screen is found by a part of its name, in any case, by whoever may see it", () => {
  const named = (text: string, may: (permission: string) => boolean = everything) =>
    screensNamed(text, may as never).flatMap(({ places }) => places.map(({ title }) => title));

  expect(named(" COURSE")).toContain("Courses");
  expect(named("template")).toEqual(["Templates"]);
  expect(named("no such screen")).toEqual([]);
  expect(screensNamed("no such screen", everything as never)).toEqual([]);
  expect(named("", (permission) => permission === "account.see")).toEqual(["My account"]);
  expect(named("").length).toBeGreaterThan(10);
});
