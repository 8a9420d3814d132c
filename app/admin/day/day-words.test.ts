import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DayLead } from "#app/domain/lead/day/day-schema.ts";
import { whyOf } from "./day-words.ts";

// In India 15:27 on a Monday.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T09:57:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const lead = (facts: Partial<DayLead>) => ({ tries: 0, ...facts }) as DayLead;

test("a promise says its time and how far it is away, one that has passed how late it is", () => {
  expect(whyOf("timed", lead({ follow_up_on: "2026-11-23T15:30" })).sentence).toBe("Promised 15:30, in 3 min");
  expect(whyOf("timed", lead({ follow_up_on: "2026-11-23T15:20" })).sentence).toBe("Promised 15:20, 7 min late");
  expect(whyOf("due", lead({ follow_up_on: "2026-11-23T18:00" })).sentence).toBe("Promised 18:00, in 2 h");
  expect(whyOf("due", lead({ follow_up_on: "2026-11-23" })).sentence).toBe("To be called today");
  expect(whyOf("overdue", lead({ follow_up_on: "2026-11-21" })).means).toBe("2 days late");
  expect(whyOf("overdue", lead({ follow_up_on: "2026-11-23T12:00" })).sentence).toBe(
    "Promised for Today, 12:00, 3 h late",
  );
});

test("who waits for a first word, or has heard nothing, says for how long", () => {
  expect(whyOf("new", lead({ created_at: "2026-11-23T09:45:00.000Z" })).sentence).toBe("Asked 12 min ago");
  expect(whyOf("silent", lead({ last_event_at: "2026-11-14T06:00:00.000Z" })).sentence).toBe(
    "Nothing was said for 9 days",
  );
  expect(whyOf("unowned", lead({ last_event_at: "2026-11-23T09:35:00.000Z" })).sentence).toBe(
    "Nobody looks after this lead, last touched 22 min ago",
  );
});

test.each([
  [9, "calm"],
  [10, "now"],
  [14, "now"],
  [15, "late"],
])("who has waited %i of 15 minutes for a first reply is %s", (waited, tone) => {
  const promise = { waited, goal: 15 };
  expect(whyOf("new", lead({ created_at: "2026-11-23T09:45:00.000Z", promise })).tone).toBe(tone);
});

test("whom nobody got hold of is not promised anything: it is said which try this is", () => {
  expect(whyOf("timed", lead({ follow_up_on: "2026-11-23T15:30", tries: 2 })).sentence).toBe(
    "Third try at 15:30, in 3 min",
  );
  expect(whyOf("due", lead({ follow_up_on: "2026-11-23", tries: 1 })).sentence).toBe("Second try, today");
  expect(whyOf("overdue", lead({ follow_up_on: "2026-11-21", tries: 1 })).sentence).toMatch(
    /^Second try for .*, 2 days late$/,
  );
});
