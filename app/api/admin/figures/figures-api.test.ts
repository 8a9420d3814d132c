import { expect, test } from "vitest";
import { figureDimensions, type LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { leadStages } from "#app/domain/lead/words/lead-stages.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { dice, oneBy } from "#test/dice.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const since = "2026-11-09";
const until = "2026-11-22";

/** Leads of six weeks, of all sources, stages and answers; some stand in another lead. */
async function office(seed = 20_261_123) {
  const testing = await testApp();
  const token = await testing.signIn();
  await sendLeads(testing, { name: "Asha" });
  // A form may not be sent so often.
  const { id: first, ...asha } = await testing.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: 119 }, (_, index) => ({ ...asha, name: `Lead ${index}` }));
  await testing.db.insertInto("leads").values(others).execute();
  const ids = (await testing.db.selectFrom("leads").select("id").orderBy("id").execute()).map(({ id }) => id);
  const { id: meenal } = await testing.db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "meenal")
    .executeTakeFirstOrThrow();
  const roll = dice(seed);
  const one = oneBy(roll);
  for (const [index, id] of ids.entries()) {
    const minutes = one(null, 3, 15, 16, 90);
    await testing.db
      .updateTable("leads")
      .set({
        // Half past midnight in India is another day in UTC.
        created_at: new Date(Date.parse("2026-10-19T19:00:00.000Z") + roll(36 * 24) * HOUR_MS).toISOString(),
        stage: one(...leadStages),
        source_page: one(null, "/", "/courses", "walk-in"),
        campaign: one("", "google / mba-pune", "instagram"),
        course: one("Online MBA", "Online MCA"),
        course_id: one(null, 7, 8),
        owner_id: one(null, meenal),
        follow_up_on: one(null, "2026-11-01", "2099-01-01"),
        lost_reason: one("", "Fee too high", "Only looking"),
        reply_minutes: minutes,
        calls_to_reach: minutes && one(null, 1, 2, 4),
        merged_into_id: index > 0 && index % 10 === 0 ? first : null,
      })
      .where("id", "=", id)
      .execute();
  }
  const get = async (file: string, query: Record<string, string | number | undefined>) => {
    const told = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(told.map(([name, value]) => [name, `${value}`]));
    return (await testing.call({ method: "GET", url: `/backend/admin/${file}.php?${search}`, token })).json();
  };
  const inList = async (query: Record<string, string | number | undefined>) =>
    (await get("leads", { page: 1, limit: 1, ...query })).meta.total as number;
  const figures = async (query: Record<string, string> = {}) =>
    (await get("figures", { since, until, ...query })).data as LeadFigures;
  return { ...testing, token, get, inList, figures };
}

test.each([20_261_123, 7])("each number is as long as the list behind it, of office %i", async (seed) => {
  const { figures, inList } = await office(seed);
  const misses: string[] = [];
  const compare = async (what: string, number: number, query: Record<string, string | number | undefined>) => {
    const listed = await inList(query);
    if (listed !== number) misses.push(`${what}: ${number}, in the list ${listed}`);
  };
  for (const course of [undefined, "Online MBA"]) {
    for (const by of figureDimensions) {
      const told = await figures({ by, ...(course && { course }) });
      const span = { since, until, course };
      const weekOf = (monday: string) => ({
        since: monday,
        until: new Date(Date.parse(monday) + 6 * DAY_MS).toISOString().slice(0, 10),
      });
      for (const row of [{ ...told.all, value: "all", course_id: null }, ...told.rows]) {
        const { value, course_id } = row;
        const ofCourse = course_id === null ? { course: value, course_id: "none" } : { course_id };
        const own = value === "all" ? {} : by === "week" ? weekOf(value) : by === "course" ? ofCourse : { [by]: value };
        const what = `${by} ${row.value}`;
        await compare(`${what} asked`, row.asked, { ...span, ...own });
        for (const reached of ["contacted", "counselling", "applied", "enrolled"] as const) {
          await compare(`${what} ${reached}`, row[reached], { ...span, ...own, reached });
        }
        await compare(`${what} lost`, row.lost, { ...span, ...own, stage: "lost" });
        await compare(`${what} spoken with`, row.spoken, { ...span, ...own, spoken: 1 });
        if (by !== "week") await compare(`${what} before`, row.asked_before, { ...told.before, course, ...own });
      }
      expect(told.rows.reduce((sum, { asked }) => sum + asked, 0)).toBe(told.all.asked);
    }
    const { replies, lost, goal, all, before, carriers } = await figures(course ? { course } : {});
    await compare("in time", replies.in_time, { since, until, course, replied_within: goal });
    await compare("late", replies.answered - replies.in_time, { since, until, course, replied_after: goal });
    for (const { hours, answered, in_time } of replies.hours) {
      await compare(`in time ${hours}`, in_time, { since, until, course, hours, replied_within: goal });
      await compare(`late ${hours}`, answered - in_time, { since, until, course, hours, replied_after: goal });
    }
    expect(replies.hours.reduce((sum, { answered }) => sum + answered, 0)).toBe(replies.answered);
    expect(replies.days).toHaveLength(14);
    for (const { day, answered, in_time } of replies.days) {
      const ofDay = { since: day, until: day, course };
      await compare(`in time on ${day}`, in_time, { ...ofDay, replied_within: goal });
      await compare(`late on ${day}`, answered - in_time, { ...ofDay, replied_after: goal });
    }
    expect(replies.days.reduce((sum, { answered }) => sum + answered, 0)).toBe(replies.answered);
    for (const { reason, count, before: earlier } of lost) {
      await compare(reason, count, { since, until, course, lost_reason: reason });
      await compare(`${reason} before`, earlier, { ...before, course, lost_reason: reason });
    }
    await compare("in time before", replies.before.in_time, { ...before, course, replied_within: goal });
    const lateBefore = replies.before.answered - replies.before.in_time;
    await compare("late before", lateBefore, { ...before, course, replied_after: goal });
    expect(await inList({ since, until, course, replied_within: replies.median! })).toBeGreaterThanOrEqual(
      replies.answered / 2,
    );
    for (const { value, asked, spoken, enrolled, answered, overdue } of carriers) {
      const given = { since, until, course, owner: value };
      await compare(`${value} given`, asked, given);
      await compare(`${value} spoken`, spoken, { ...given, spoken: 1 });
      await compare(`${value} enrolled`, enrolled, { ...given, reached: "enrolled" });
      await compare(`${value} answered`, answered, { ...given, replied_within: 1_000_000 });
      await compare(`${value} overdue`, overdue, { tab: "overdue", owner: value });
    }
    expect(carriers.reduce((sum, { asked }) => sum + asked, 0)).toBe(all.asked);
    expect(lost.reduce((sum, { count }) => sum + count, 0)).toBe(all.lost);
    expect(all.asked).toBeGreaterThan(5);
  }
  expect(misses).toEqual([]);
});

test("half are answered within the median and nine of ten within the p90; who was reached is told with the calls it took", async () => {
  const { db, figures } = await office();
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 40, 400];
  await db.updateTable("leads").set({ reply_minutes: null, calls_to_reach: null }).execute();
  const { id } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.min("id").as("id"))
    .executeTakeFirstOrThrow();
  for (const [index, reply_minutes] of minutes.entries()) {
    await db
      .updateTable("leads")
      .set({ reply_minutes, calls_to_reach: index < 2 ? index + 1 : null, merged_into_id: null })
      .set({ created_at: "2026-11-10T06:00:00.000Z" })
      .where("id", "=", id + index)
      .execute();
  }

  const { replies, all } = await figures();

  expect(replies).toMatchObject({ answered: 10, in_time: 8, median: 5, p90: 40 });
  const nobody = { answered: 0, in_time: 0, median: null, p90: null };
  expect(replies.before).toEqual(nobody);
  expect(replies.days.slice(0, 2)).toEqual([
    { day: "2026-11-09", ...nobody },
    { day: "2026-11-10", answered: 10, in_time: 8, median: 5, p90: 40 },
  ]);
  // Half past eleven in India.
  expect(replies.hours.map(({ hours, answered }) => [hours, answered])).toEqual([
    ["0-12", 10],
    ["12-15", 0],
    ["15-18", 0],
    ["18-24", 0],
  ]);
  expect([all.spoken, all.calls]).toEqual([2, 3]);
});

test("a running week stands against the same days of the week before, whole weeks against as many", async () => {
  const { figures } = await office();
  const before = async (since: string, until: string) => (await figures({ since, until })).before;

  expect(await before("2026-11-23", "2026-11-25")).toEqual({ since: "2026-11-16", until: "2026-11-18" });
  expect(await before("2026-11-16", "2026-11-22")).toEqual({ since: "2026-11-09", until: "2026-11-15" });
  expect(await before("2026-10-26", "2026-11-22")).toEqual({ since: "2026-09-28", until: "2026-10-25" });
});

test("what fifty rows do not tell is told as others, and nothing is left out", async () => {
  const { db, figures } = await office();
  const ids = (await db.selectFrom("leads").select("id").where("merged_into_id", "is", null).execute()).map(
    (row) => row.id,
  );
  for (const [index, id] of ids.entries()) {
    const created_at = index < 70 ? "2026-11-10T06:00:00.000Z" : "2026-10-27T06:00:00.000Z";
    const named = { campaign: `campaign ${index}`, lost_reason: `reason ${index}` };
    await db
      .updateTable("leads")
      .set({ created_at, stage: "lost", ...named })
      .where("id", "=", id)
      .execute();
  }

  const { rows, others, all, lost, lost_others, before } = await figures({ by: "campaign" });

  expect(before.since).toBe("2026-10-26");
  expect([rows.length, lost.length]).toEqual([50, 50]);
  expect(others).toMatchObject({ values: ids.length - 50, asked: 20, lost: 20, asked_before: ids.length - 70 });
  expect(lost_others).toEqual({ values: ids.length - 50, count: 20, before: ids.length - 70 });
  expect(rows.reduce((sum, { asked }) => sum + asked, others!.asked)).toBe(all.asked);
  expect((await figures({ by: "week" })).others).toBeNull();
});

test("figures of days or parts that cannot be are refused with a sentence", async () => {
  const { call, signIn } = await testApp();

  for (const [query, field, sentence] of [
    [{ since: "soon" }, "since", "Since must be a day such as 2027-02-15"],
    [{ since: "2026-11-23" }, "until", "Until must not be before since"],
    [{ since: "2026-08-01" }, "until", "Figures are told of twelve weeks at most"],
    [{ by: "moon" }, "by", "By must be one of source, campaign, course, owner, week"],
  ] as const) {
    const search = new URLSearchParams({ since, until, ...query });
    const url = `/backend/admin/figures.php?${search}`;
    const answer = await call({ method: "GET", url, token: await signIn() });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: sentence }]);
    expect((await call({ method: "GET", url })).statusCode).toBe(401);
  }
});
