import fc from "fast-check";
import { expect, test } from "vitest";
import type { RecordVersions } from "#app/domain/version/version-schema.ts";
import { testApp } from "#test/app.ts";
import { addUniversity } from "#test/factories/factories.ts";
import { addProgram } from "#test/factories/publication-factories.ts";

async function desk() {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const universities = [
    await addUniversity(db),
    await addUniversity(db, { name: "Nilgiri Online University", position: 2 }),
  ];
  const id = await addProgram(db, [universities[0]!]);
  const ask = async (method: "GET" | "PUT" | "POST", path: string, payload?: object) => {
    const answer = await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<{ data: any; message?: string }>() };
  };
  const live = async () => (await ask("GET", `programs.php?id=${id}`)).data;
  const versions = async (): Promise<RecordVersions> => (await ask("GET", `versions.php?list=programs&id=${id}`)).data;
  return { ask, live, versions, id, universities };
}

const words = fc.constantFrom("Software", "सॉफ़्टवेअर", "Software 🎓", "x".repeat(200), "<b>bold</b>", "a\nb");
const edit = fc.record({
  description: words,
  badge: fc.constantFrom("2 Years", "Global"),
  fees_from: fc.constantFrom("", 150_000, 99_999.5),
  keyFeatures: fc.constantFrom([], ["Live classes"], ["Live classes", "रविवार"]),
  offers: fc.subarray([0, 1]),
});
const told = ["description", "badge", "fees_from", "keyFeatures", "universities"] as const;

test("whichever version is brought back, the record is as it was then, in words, money, lists and what belongs to it", async () => {
  const { ask, live, versions, id, universities } = await desk();
  const shape = async () => {
    const record = await live();
    return Object.fromEntries(told.map((name) => [name, record[name]]));
  };
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 4 }), fc.nat(), async (edits, which) => {
      const kept = new Map<number, object>();
      for (const { offers, ...fields } of edits) {
        const record = await live();
        const chosen = offers.map((place) => ({ id: universities[place], rating: 4 + place / 2 }));
        const saved = await ask("PUT", `programs.php?id=${id}`, {
          ...record,
          ...fields,
          fees_to: 450_000,
          universities: chosen,
        });
        expect(saved.status).toBe(200);
        const { live_id } = await versions();
        if (live_id !== null) kept.set(live_id, await shape());
      }
      const [version, expected] = [...kept][which % Math.max(1, kept.size)] ?? [];
      if (version === undefined) return;
      const before = (await versions()).total;
      const isSame = JSON.stringify(await shape()) === JSON.stringify(expected);
      expect((await ask("POST", `versions.php?id=${version}`)).status).toBe(200);
      expect(await shape()).toEqual(expected);
      // What was live stays as a version, and nothing is kept twice.
      expect((await versions()).total).toBe(isSame ? before : before + 1);
    }),
    { numRuns: 8 },
  );
});

test("one field of a version comes back alone, by its name, and the others stay as they are", async () => {
  const { ask, live, versions, id, universities } = await desk();
  const change = async (fields: object) => ask("PUT", `programs.php?id=${id}`, { ...(await live()), ...fields });
  await change({ description: "First", keyFeatures: ["One"] });
  const { live_id: first } = await versions();
  await change({ description: "Second", keyFeatures: ["Two"], universities: [{ id: universities[1], rating: 5 }] });

  expect((await ask("POST", `versions.php?id=${first}&field=description`)).message).toMatch(
    /^Course overview of .* restored$/,
  );
  expect(await live()).toMatchObject({
    description: "First",
    keyFeatures: ["Two"],
    universities: [{ id: universities[1] }],
  });
  expect((await ask("POST", `versions.php?id=${first}&field=related`)).status).toBe(200);
  expect(await live()).toMatchObject({
    description: "First",
    keyFeatures: ["Two"],
    universities: [{ id: universities[0] }],
  });
  expect((await ask("POST", "versions.php?id=999")).status).toBe(404);
});

test("a field that no version holds does not come back, whatever it is called", async () => {
  const { ask, live, versions, id } = await desk();
  await ask("PUT", `programs.php?id=${id}`, { ...(await live()), description: "First" });
  const { live_id: first } = await versions();
  const before = await live();
  for (const field of ["", "search_text", "id", "password", "position", "__proto__", "constructor", "toString"])
    expect([field, (await ask("POST", `versions.php?id=${first}&field=${field}`)).status]).toEqual([field, 404]);
  expect(await live()).toEqual(before);
});
