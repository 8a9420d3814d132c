import fc from "fast-check";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const TAGS = ["Fair", "Fairs", "Loan"];
const LEADS = 4;

/** Leads, tags and views that are set anew for each run. */
async function office() {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  const people = Array.from({ length: LEADS }, (_, index) => ({
    name: `Lead ${index}`,
    email: `${index}@mail.example`,
  }));
  const leads = await sendLeads(testing, ...people.map((one, index) => ({ ...one, phone: `98225 5014${index}` })));
  const token = await signIn();
  const ask = async (method: "GET" | "POST" | "DELETE", path: string, payload?: object) => {
    const answer = await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<{ data: any }>() };
  };
  const begin = async (bearers: number[][], viewed: number[]) => {
    for (const table of ["lead_tags", "lead_views", "tags", "trash"] as const) await db.deleteFrom(table).execute();
    const tags: number[] = [];
    for (const name of TAGS) tags.push((await ask("POST", "tags.php", { name })).data.id);
    const rows = bearers.flatMap((borne, tag) => borne.map((lead) => ({ lead_id: leads[lead]!, tag_id: tags[tag]! })));
    if (rows.length > 0) await db.insertInto("lead_tags").values(rows).execute();
    for (const [index, tag] of viewed.entries())
      await ask("POST", "lead-views.php", { name: `View ${index}`, query: `stage=new&tag=${tags[tag]}`, is_shared: 0 });
    return tags;
  };
  const standing = async () => ({
    borne: await db
      .selectFrom("lead_tags")
      .select(["lead_id", "tag_id"])
      .orderBy("lead_id")
      .orderBy("tag_id")
      .execute(),
    views: await db.selectFrom("lead_views").select(["name", "query"]).orderBy("id").execute(),
    tags: (await ask("GET", "tags.php?counted=1")).data,
  });
  return { leads, ask, begin, standing };
}

const bearers = fc.array(fc.subarray([0, 1, 2, 3]), { minLength: TAGS.length, maxLength: TAGS.length });
const viewed = fc.array(fc.nat(TAGS.length - 1), { maxLength: 3 });

test("a merge leaves each lead with either tag one of them, and taken back it is as if it had never been", async () => {
  const { leads, ask, begin, standing } = await office();
  await fc.assert(
    fc.asyncProperty(bearers, viewed, async (borne, views) => {
      const [fair, fairs] = (await begin(borne, views)) as [number, number];
      const before = await standing();

      const merged = await ask("POST", `tag-merges.php?id=${fairs}`, { into_id: fair });

      const after = await standing();
      const bearing = after.borne.filter(({ tag_id }) => tag_id === fair).map(({ lead_id }) => lead_id);
      const either = [...new Set([...borne[0]!, ...borne[1]!])].map((lead) => leads[lead]!);
      expect(bearing).toEqual(either.toSorted((one, other) => one - other));
      expect(after.tags.map(({ name, leads: count }: any) => [name, count])).toEqual([
        ["Fair", either.length],
        ["Loan", borne[2]!.length],
      ]);
      expect(after.views.filter(({ query }) => query.endsWith(`tag=${fairs}`))).toEqual([]);
      expect((await ask("POST", `trash.php?id=${merged.data.trash_id}`)).status).toBe(200);
      expect(await standing()).toEqual(before);
    }),
    { numRuns: 10 },
  );
});

test("two merges into one tag are taken back one by one, in either order", async () => {
  const { ask, begin, standing } = await office();
  await fc.assert(
    fc.asyncProperty(bearers, viewed, fc.boolean(), async (borne, views, isLastFirst) => {
      const [fair, fairs, loan] = (await begin(borne, views)) as [number, number, number];
      const before = await standing();
      const merges: number[] = [];
      for (const id of [fairs, loan])
        merges.push((await ask("POST", `tag-merges.php?id=${id}`, { into_id: fair })).data.trash_id);
      for (const id of isLastFirst ? merges.toReversed() : merges)
        expect((await ask("POST", `trash.php?id=${id}`)).status).toBe(200);
      expect(await standing()).toEqual(before);
    }),
    { numRuns: 10 },
  );
});

test("a tag is neither merged into itself nor into one that is gone, and one that is gone is merged into none", async () => {
  const { ask, begin, standing } = await office();
  const [fair, fairs] = (await begin([[0], [1], [2]], [0])) as [number, number];
  const before = await standing();
  const merge = async (id: number, into_id: unknown) => {
    const { status, ...answer } = await ask("POST", `tag-merges.php?id=${id}`, { into_id });
    return [status, (answer as { errors?: object }).errors];
  };
  expect(await merge(fair, fair)).toEqual([422, { into_id: "Choose another tag" }]);
  expect(await merge(fair, 999)).toEqual([422, { into_id: "There is no such tag any more" }]);
  expect(await merge(fair, "")).toEqual([422, { into_id: "Tag is required" }]);
  expect((await merge(999, fairs))[0]).toBe(404);
  expect(await standing()).toEqual(before);
});
