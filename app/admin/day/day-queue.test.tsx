import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type DayReason, dayReasons } from "#app/domain/lead/day/day-schema.ts";
import { DayQueue } from "./day-queue.tsx";

const linksOf = (reason: DayReason) => {
  const day = { done: 0, strangers: [], groups: [{ reason, total: 40, is_more: 0 as const, leads: [] }] };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DayQueue day={day} openId={undefined} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, to, words]) => `${words}: ${to?.replace("&amp;", "&")}`,
  );
};

test("where more wait than are shown, a link says which list it opens, and none claims to hold just these", () => {
  expect(dayReasons.flatMap(linksOf)).toEqual([
    "All yours of today as a list: /admin/leads?tab=today&owner=me",
    "All yours overdue as a list: /admin/leads?tab=overdue&owner=me",
    "All new leads as a list: /admin/leads?stage=new&sort=received",
    "All yours of today as a list: /admin/leads?tab=today&owner=me",
    "All yours as a list, longest silent first: /admin/leads?tab=mine&sort=touched",
    "All without an owner as a list: /admin/leads?tab=unowned&sort=touched",
  ]);
});
