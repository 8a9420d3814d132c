import { expect, test } from "vitest";
import type { SchemaChange } from "#db/schema-change.ts";
import { settleRulesOfToday } from "#app/domain/field-rule/field-rules.server.ts";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { up } from "./0392-degrees-nobody-teaches.ts";
import { up as nameInFull } from "./0408-rules-by-the-day.ts";
import { up as nameMore } from "./0418-more-words-of-barred.ts";
import { up as nameInDevanagari } from "./0427-barred-in-devanagari.ts";

const later = ["Bio-technology", "Agricultural science", "Nutrition", "Nutritional science"];
const NAMED = "Not allowed online or at a distance";

/** A database whose rules are of the first release that had any, with courses that were published then. */
async function older(changed: Record<string, unknown> = {}) {
  const { db, engine } = await freshDatabase();
  await loadFieldRules(db);
  const rules = () =>
    db.selectFrom("field_rules").select(["name", "content"]).where("kind", "=", "barred").orderBy("id").execute();
  const seeded = await rules();
  for (const { name, content } of seeded) {
    const degrees = name === NAMED ? ["M.Phil.", "Ph.D."] : [];
    const { subjects: lines } = content as { subjects: string[] };
    const subjects = lines.map((line) => line.split(",")[0]!).filter((subject) => !later.includes(subject));
    const before = { ...content, subjects, degrees, ...(name === NAMED && changed) };
    await db.updateTable("field_rules").set({ content: before }).where("name", "=", name).execute();
  }
  const university = await addUniversity(db);
  const courses = [
    { title: "BFA", subject: "" },
    { title: "BFA in Painting", subject: "Painting", study_mode: "campus" as const },
    { title: "M.Sc", subject: "Bio-technology" },
    { title: "Online D.Pharm", subject: "" },
    { title: "M.Sc Nutrition", subject: "" },
    { title: "Online MBA", subject: "" },
    { title: "पीएच.डी. इतिहास", subject: "" },
  ];
  for (const [place, course] of courses.entries())
    await addCourse(db, university, { ...course, slug: `course-${place}`, field: "arts", position: place + 1 });
  // The column is there.
  const change = { db, engine, addColumns: async () => undefined } as unknown as SchemaChange;
  const update = async () => {
    await up(change);
    await nameInFull(change);
    await nameMore(change);
    await nameInDevanagari(change);
    await settleRulesOfToday(db);
  };
  const barred = async () => {
    const rows = await db.selectFrom("courses").select(["slug", "barred_from"]).orderBy("id").execute();
    return rows.map(({ barred_from }) => barred_from);
  };
  return { rules, seeded, update, barred };
}

test("rules that nobody changed since they came name what new databases' rules name, and bar what that bars", async () => {
  const { rules, seeded, update, barred } = await older();

  await update();

  expect(await rules()).toEqual(seeded);
  expect(await barred()).toEqual(["2024-03-21", null, "2025-07-23", "2024-03-21", "2025-07-23", null, "2024-03-21"]);
  await update();
  expect(await rules()).toEqual(seeded);
});

test("a rule that staff changed keeps what they left of it, which is known in Devanagari, too", async () => {
  const { rules, update, barred } = await older({ degrees: ["M.Phil.", "Ph.D. of ours"] });

  await update();

  expect((await rules()).find(({ name }) => name === NAMED)!.content).toMatchObject({
    degrees: ["M.Phil., एम.फिल.", "Ph.D. of ours"],
  });
  expect(await barred()).toEqual([null, null, "2025-07-23", null, "2025-07-23", null, null]);
});
