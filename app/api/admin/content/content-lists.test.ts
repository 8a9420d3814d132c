import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { addArticle, addProgram } from "#test/factories/publication-factories.ts";

interface Listed {
  data: { id: number }[];
  meta: { total: number; counts?: object };
}

async function deskWith(records: number) {
  const testing = await testApp();
  const token = await testing.signIn();
  const ids: number[] = [];
  for (let number = 1; number <= records; number += 1) {
    const name = `${["deccan", "Nilgiri", "Konkan"][number % 3]} University ${number % 2}`;
    const location = number % 2 ? "Pune" : "Nagpur";
    const facts = { ranking: number % 4 === 0 ? null : number % 3, slug: `u-${number}`, position: records - number };
    ids.push(await addUniversity(testing.db, { ...facts, name, location }));
  }
  const get = (path: string) => testing.call({ method: "GET", url: `/backend/admin/${path}`, token });
  const listed = async (path: string) => (await get(path)).json<Listed>();
  return { ...testing, token, ids, get, listed };
}

const idsOf = ({ data }: Listed) => data.map(({ id }) => id);

async function inPages(listed: (path: string) => Promise<Listed>, path: string) {
  const pages = await Promise.all([1, 2, 3].map((page) => listed(`${path}&limit=4&page=${page}`)));
  return pages.flatMap(idsOf);
}

test("names are in order without regard to case, either way, and records of one name by their ids", async () => {
  const { listed } = await deskWith(12);
  const names = async (sort: string) =>
    ((await listed(`universities.php?sort=${sort}`)).data as unknown as { name: string; id: number }[]).map(
      ({ name, id }) => `${name.toLowerCase()} ${String(id).padStart(2, "0")}`,
    );
  expect(await names("name")).toEqual((await names("name")).toSorted());
  expect(await names("-name")).toEqual((await names("name")).toReversed());
});

test("what is not known stands last either way", async () => {
  const { listed } = await deskWith(12);
  for (const sort of ["ranking", "-ranking"]) {
    const rows = (await listed(`universities.php?sort=${sort}`)).data as unknown as { ranking: number | null }[];
    expect(rows.slice(-3).map(({ ranking }) => ranking)).toEqual([null, null, null]);
  }
});

test("pages hold every record once, whatever they are sorted by or narrowed to", async () => {
  const { listed, ids } = await deskWith(12);
  for (const sort of ["name", "-location", "ranking", "-ranking", "students", "fees", "courses", "-courses", "shown"]) {
    const whole = idsOf(await listed(`universities.php?sort=${sort}`));
    expect([sort, await inPages(listed, `universities.php?sort=${sort}`)]).toEqual([sort, whole]);
    expect(new Set(whole)).toEqual(new Set(ids));
  }
  expect(await inPages(listed, "universities.php?x=1")).toEqual(ids.toReversed());
  expect(await listed("universities.php?location=Pune&q=university deccan&limit=1")).toMatchObject({
    meta: { total: 2, page: 1, limit: 1 },
  });
});

test("a picker finds universities by any part of their names or places", async () => {
  const { listed } = await deskWith(6);
  const { data } = await listed("universities.php?q=dec&limit=20");
  expect(data).toHaveLength(2);
  expect((await listed("universities.php?q=pun can&limit=20")).data).toHaveLength(1);
  expect((await listed("universities.php?q=zz&limit=20")).data).toEqual([]);
});

test("courses are narrowed to a degree type and a university, and sorted by what the list shows of them", async () => {
  const { db, ids, listed } = await deskWith(2);
  const [one, other] = ids as [number, number];
  const mba = await addCourse(db, one, { title: "MBA", slug: "a", tuition_fee_cents: 300, position: 3 });
  const bba = await addCourse(db, other, {
    title: "bba",
    slug: "b",
    degree_type: "UG",
    tuition_fee_cents: 100,
    position: 2,
  });
  const mca = await addCourse(db, one, { title: "MCA", slug: "c", tuition_fee_cents: 200, position: 1 });
  const sorted = async (query: string) => idsOf(await listed(`courses.php?${query}&page=1`));
  expect(await sorted("sort=title")).toEqual([bba, mba, mca]);
  expect(await sorted("sort=-tuition")).toEqual([mba, mca, bba]);
  expect(await sorted("sort=university")).toEqual([bba, mba, mca]);
  expect(await sorted("sort=-university&q=management")).toEqual([mca, mba, bba]);
  expect(await sorted("type=UG")).toEqual([bba]);
  expect(await sorted("type=ALL")).toEqual([mca, bba, mba]);
  expect(await sorted(`university=${one}`)).toEqual([mca, mba]);
  expect(await sorted(`university=${one}&q=mba`)).toEqual([mba]);
});

test("programmes are narrowed to a category, articles to their stage at this moment, which are counted", async () => {
  const { db, ids, listed } = await deskWith(2);
  const pg = await addProgram(db, ids, { slug: "p", categories: ["pg", "ug"] });
  const law = await addProgram(db, [], { slug: "l", categories: ["law"], badge: "Global", fees_from_paise: null });
  expect(idsOf(await listed("programs.php?category=pg"))).toEqual([pg]);
  expect(idsOf(await listed("programs.php?badge=Global&sort=-universities"))).toEqual([law]);
  expect(idsOf(await listed("programs.php?sort=-universities"))).toEqual([pg, law]);
  const appeared = await addArticle(db, { slug: "a", status: "scheduled" });
  const waiting = await addArticle(db, { slug: "w", status: "scheduled", published_at: "2126-01-01T00:00:00.000Z" });
  const draft = await addArticle(db, { slug: "d", status: "draft", published_at: null });
  expect(idsOf(await listed("blogs.php?status=published"))).toEqual([appeared]);
  expect(idsOf(await listed("blogs.php?sort=status"))).toEqual([draft, appeared, waiting]);
  expect(idsOf(await listed("blogs.php?"))).toEqual([draft, waiting, appeared]);
  expect((await listed("blogs.php?counts=1&limit=1")).meta.counts).toEqual({
    status: { draft: { total: 1 }, scheduled: { total: 1 }, published: { total: 1 } },
  });
});

test.each([
  "courses",
  "universities",
  "programs",
  "blogs",
  "gallery",
  "faqs",
  "testimonials",
  "leaders",
  "users",
  "messages",
])("%s: a list is not sorted by what it does not show, nor read signed out", async (noun) => {
  const { call, get } = await deskWith(0);
  const refusal = await get(`${noun}.php?sort=password`);
  expect(refusal.statusCode).toBe(422);
  expect(refusal.json().errors.sort).toMatch(/^This list can be sorted by /);
  expect((await call({ method: "GET", url: `/backend/admin/${noun}.php?sort=name` })).statusCode).toBe(401);
});
