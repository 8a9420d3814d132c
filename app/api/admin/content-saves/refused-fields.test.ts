import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { describedOperations, type Operation, type Schema } from "#test/reading/described-operations.ts";
import { testApp } from "#test/app.ts";
import { writtenNouns } from "#test/written-nouns.ts";

type Fields = Record<string, unknown>;

/** Sent to a record as it is, but for one field. */
async function appWithSamples() {
  const testing = await testApp();
  await testing.db.deleteFrom("settings").execute();
  await loadSamples(testing.db);
  const token = await testing.signIn();
  const operations = await describedOperations(testing);
  const ask = async (method: Operation["method"], url: string, payload?: Fields) => {
    const response = await testing.call({ method, url, token, ...(payload && { payload }) });
    return { status: response.statusCode, ...response.json<{ data: Fields; errors?: Record<string, string> }>() };
  };
  const find = (method: Operation["method"], noun: string) =>
    operations.find((each) => each.method === method && each.path === `/backend/admin/${noun}.php`)!;
  return { ...testing, ask, find };
}

const nouns = [...writtenNouns, "templates", "synonyms"];

test("each field of each noun is refused by its own name when it is wrong, and nothing of the record is stored", async () => {
  const { db, ask, find } = await appWithSamples();
  const stored = await everyRow(db);

  for (const noun of nouns) {
    const { path, body } = find("PUT", noun);
    const [first] = (await ask("GET", `${path}?page=1&limit=1`)).data as unknown as Fields[];
    const url = `${path}?id=${first!["id"] as number}`;
    const whole = (await ask("GET", url)).data;
    const wrong = wrongFields(body!, whole);
    for (const [name, value] of wrong) {
      const { status, errors } = await ask("PUT", url, { ...whole, [name]: value });
      const told = [noun, name, shown(value), status, Object.keys(errors ?? {})];
      expect(told).toEqual([noun, name, shown(value), 422, [name]]);
    }
    expect(wrong.length).toBeGreaterThan(3);
  }

  expect(await everyRow(db)).toEqual(stored);
});

test("what a change leaves out of a record stays as it was", async () => {
  const { db, ask, find } = await appWithSamples();
  await db.updateTable("testimonials").set({ rating: 2 }).execute();

  for (const noun of nouns) {
    const { path, body } = find("PUT", noun);
    const [first] = (await ask("GET", `${path}?page=1&limit=1`)).data as unknown as Fields[];
    const url = `${path}?id=${first!["id"] as number}`;
    const whole = (await ask("GET", url)).data;
    const least = Object.fromEntries((body!.required ?? []).map((name) => [name, whole[name]]));
    expect(Object.keys(least).length).toBeLessThan(Object.keys(whole).length);
    const { status, data } = await ask("PUT", url, least);
    // A sample that somebody saved is theirs.
    const { is_sample: _, updated_at: __, ...kept } = whole;
    expect([noun, status, data]).toEqual([noun, 200, expect.objectContaining(kept)]);
  }
});

test("without a field that must be there no noun gets another record, and the field is named", async () => {
  const { db, ask, find } = await appWithSamples();
  const stored = await everyRow(db);

  for (const noun of nouns) {
    const { path, body } = find("POST", noun);
    const [shown] = (await ask("GET", `${path}?page=1&limit=1`)).data as unknown as Fields[];
    // What a field is also called would stand in for it.
    const whole = Object.fromEntries(Object.keys(body!.properties ?? {}).map((name) => [name, shown![name]]));
    expect(body!.required).not.toEqual([]);
    for (const name of body!.required ?? []) {
      for (const value of [undefined, "", "   "]) {
        const { status, errors } = await ask("POST", path, { ...whole, [name]: value });
        const told = [noun, name, value, status, errors];
        expect(told).toEqual([noun, name, value, 422, { [name]: expect.stringMatching(/^[A-Z]/) }]);
      }
    }
  }

  expect(await everyRow(db)).toEqual(stored);
});

/** Values that no field of this kind takes. */
function wrongFields({ properties = {} }: Schema, whole: Fields): [name: string, value: unknown][] {
  return Object.entries(properties)
    .filter(([name]) => name in whole)
    .flatMap(([name, schema]) => wrongValues(schema).map((value): [string, unknown] => [name, value]));
}

function wrongValues({ type, anyOf = [], enum: values, maxLength, maximum, minimum }: Schema): unknown[] {
  if (values) return ["no such thing"];
  if (anyOf.length > 0) return anyOf.some((choice) => choice.type === "string") ? [] : ["no such thing"];
  if (type === "string")
    return [{}, ["a"], "a\u0000b", ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1)])];
  if (type === "integer" || type === "number")
    return [
      "many",
      true,
      ...[minimum, maximum].map((bound, index) => bound && bound + (index === 0 ? -1 : 1)).filter(Boolean),
    ];
  return [];
}

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 40);

const watched = [
  "courses",
  "universities",
  "programs",
  "testimonials",
  "faqs",
  "stat_items",
  "expert_guidance",
  "leaders",
  "core_values",
  "articles",
  "gallery_images",
  "templates",
  "synonyms",
  "activities",
  "versions",
] as const;

/** All that a save could have changed, its line in the history and its version included. */
async function everyRow(db: Database): Promise<string[]> {
  const tables = await Promise.all(
    watched.map((table) => db.selectFrom(table).selectAll().orderBy("id").execute() as Promise<Fields[]>),
  );
  return tables.map((rows, index) => `${watched[index]} ${JSON.stringify(rows)}`);
}
