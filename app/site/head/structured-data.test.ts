import { expect, test } from "vitest";
import { intakeStatusOf } from "#app/domain/course/entitlement/intakes.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { formatDollars, formatRupees } from "#app/lib/money/money.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { jsonLdOf } from "#test/reading/json-ld.ts";
import { visibleText } from "#test/reading/visible-text.ts";

type Told = Record<string, unknown>;

async function sampleSite() {
  const { call, db } = await testApp();
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  const read = async (path: string) => {
    const response = await call({ method: "GET", url: path });
    const [thing] = jsonLdOf(response).filter((each) => each["@type"] === "Course");
    return { body: response.body, text: visibleText(response.body), thing: thing as Told, all: jsonLdOf(response) };
  };
  return { call, db, read };
}

test("of every sample course machines are told the price, the mode, the provider and the sessions that people read", async () => {
  const { db, read } = await sampleSite();
  const rows = await db.selectFrom("courses").select(["slug", "intakes"]).execute();
  expect(rows.length).toBeGreaterThanOrEqual(60);
  const modes = new Set<unknown>();

  for (const { slug, intakes } of rows) {
    const { body, text, thing } = await read(`/courses/${slug}`);
    const provider = thing["provider"] as Told;
    expect([slug, text.includes(String(provider["name"]))]).toEqual([slug, true]);
    const { price, priceCurrency, validFrom, validThrough } = thing["offers"] as Record<string, string>;
    const amount = priceCurrency === "INR" ? formatRupees(Number(price)) : formatDollars(Number(price));
    expect([slug, text.includes(amount)]).toEqual([slug, true]);
    const isShown = (day?: string) => day === undefined || body.includes(`<time dateTime="${day}">`);
    expect([slug, isShown(validFrom), isShown(validThrough)]).toEqual([slug, true, true]);

    const told = [thing["hasCourseInstance"]].flat() as Record<string, string>[];
    const enterable = intakes.filter(
      (intake) => intake.starts !== null && intakeStatusOf(intake, intakes, dayInIndia()) !== "closed",
    );
    expect([slug, told.filter(({ startDate }) => startDate).map(({ startDate }) => startDate)]).toEqual([
      slug,
      enterable.map(({ starts }) => starts),
    ]);
    for (const { courseMode, name, startDate } of told) {
      modes.add(courseMode);
      expect([slug, isShown(startDate), text.includes(name ?? "")]).toEqual([slug, true, true]);
      const [, shown] = /Mode of study<\/dt><dd>([^<,]+)/.exec(body)!;
      expect([slug, courseMode]).toEqual([slug, shown]);
    }
  }
  for (const mode of ["Online", "Blended", "Weekend"]) expect(modes).toContain(mode);
});

test("a course at a distance is told as one; a fee on request is no offer of nothing", async () => {
  const { call, db } = await testApp();
  const unknown = { fee_paise: null, yearly_fee_paise: null, tuition_fee_cents: 0 };
  await addCourse(db, await addUniversity(db), { slug: "ma", study_mode: "distance", ...unknown });

  const response = await call({ method: "GET", url: "/courses/ma" });
  const [thing] = jsonLdOf(response).filter((each) => each["@type"] === "Course");

  expect(thing).toMatchObject({ hasCourseInstance: { courseMode: "Distance" } });
  expect(thing).not.toHaveProperty("offers");
  expect(visibleText(response.body)).toContain("On request Ask about this");
  expect(response.body).toContain('href="/guidance?course=ma&amp;about=whole"');
});

test("a programme is provided by the universities that its page names, at the fees from the lowest to the highest", async () => {
  const { db, read } = await sampleSite();
  const rows = await db.selectFrom("programs").select(["slug", "fees_from_paise", "fees_to_paise"]).execute();

  for (const { slug, fees_from_paise, fees_to_paise } of rows) {
    const { body, text, thing } = await read(`/programs/${slug}`);
    const providers = ([thing["provider"]].flat().filter(Boolean) as Told[]).map(({ name }) => String(name));
    const shown = [...body.matchAll(/<li class="offer">.*?<b>(.*?)<\/b>/gs)].map(([, name]) => name);
    expect([slug, providers]).toEqual([slug, shown]);
    const { lowPrice, highPrice } = (thing["offers"] ?? {}) as Record<string, number>;
    expect([slug, lowPrice, highPrice]).toEqual([slug, rupeesOf(fees_from_paise), rupeesOf(fees_to_paise)]);
    for (const price of [lowPrice, highPrice])
      if (price !== undefined) expect([slug, text.includes(formatRupees(price))]).toEqual([slug, true]);
  }
});

const rupeesOf = (paise: number | null) => (paise === null ? undefined : paise / 100);

test("a comparison tells the courses that were chosen in their order, not the one that is proposed beside them", async () => {
  const { read } = await sampleSite();
  const chosen = ["/courses/online-mba", "/courses/executive-mba"];
  const { body, text, all } = await read("/compare?courses=online-mba,executive-mba");
  const [list] = all.filter((each) => each["@type"] === "ItemList");
  const told = (list!["itemListElement"] as Told[]).map(({ url }) => new URL(String(url)).pathname);
  const shown = [...body.matchAll(/<h2><a href="(\/courses\/[^"]+)"/g)].map(([, path]) => path);

  expect(text).toContain("And a third that pays us nothing");
  expect(shown.slice(0, 2)).toEqual(chosen);
  expect(told).toEqual(chosen);
});
