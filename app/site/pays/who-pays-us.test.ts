import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

/** Two universities that pay, each with an MBA; the others as the test says. */
async function twoThatPay() {
  const app = await testApp();
  const konkan = await addUniversity(app.db, { name: "Konkan Shore", partnership: "commission" });
  const satpura = await addUniversity(app.db, { name: "Satpura Hills", partnership: "commission" });
  await addCourse(app.db, konkan, { slug: "one", yearly_fee_paise: 5_500_000 });
  await addCourse(app.db, satpura, { slug: "two", yearly_fee_paise: 6_700_000 });
  const read = async (url: string) => visibleText((await app.call({ method: "GET", url })).body);
  return { ...app, read, konkan };
}

const unpaid = (fee: number, facts: Parameters<typeof addCourse>[2] = {}) => ({
  title: `MBA for ${fee}`,
  slug: `mba-${fee}`,
  yearly_fee_paise: fee * 100,
  fee_paise: fee * 200,
  ...facts,
});

test("a university and its courses say whether it pays us, and what that changes", async () => {
  const { db, read } = await twoThatPay();
  const open = await addUniversity(db, { name: "Sahyadri Open", partnership: "none" });
  await addCourse(db, open, unpaid(18_500));

  expect(await read("/universities/konkan-shore")).toContain("Partner, pays us a commission");
  const course = await read("/courses/one");
  expect(course).toContain("Konkan Shore pays Disha a commission when a student whom we advised enrols.");
  expect(course).toContain("One that pays us nothing: MBA for 18500, Sahyadri Open , ₹18,500 a year.");
  expect(await read("/courses/mba-18500")).toContain("Sahyadri Open is not our partner and pays us nothing");
  expect(await read("/universities")).toMatch(
    /Konkan Shore .*Partner, pays us a commission.*Sahyadri Open .*Not a partner, pays us nothing/,
  );
});

test("what nobody has said is not claimed", async () => {
  const { db, read, call } = await twoThatPay();
  await addCourse(db, await addUniversity(db, { name: "Nila Banks" }), { slug: "unsaid" });

  expect(await read("/courses/unsaid")).toContain("It is not written down here yet whether Nila Banks pays us.");
  expect(await read("/universities/nila-banks")).not.toMatch(/Pays us|pays us (nothing|a commission)/);
  const compared = await call({ method: "GET", url: "/compare?courses=unsaid,one" });
  expect(visibleText(compared.body)).toContain("Does it pay us? Not known Ask about this Yes a commission");
  expect(compared.body).toContain('href="/guidance?course=unsaid&amp;about=pays"');
});

test("beside compared courses that all pay us stands one that pays us nothing, the nearest in its fee", async () => {
  const { db, read, call } = await twoThatPay();
  const open = await addUniversity(db, { name: "Sahyadri Open", partnership: "none" });
  const friend = await addUniversity(db, { name: "Five Rivers", partnership: "partner" });
  await addCourse(db, open, unpaid(18_500));
  await addCourse(db, friend, unpaid(60_000));
  await addCourse(db, open, unpaid(95_000));
  // Nearer still, but of another level or subject.
  await addCourse(db, open, unpaid(55_000, { degree_type: "UG" }));
  await addCourse(db, open, unpaid(55_001, { field: "computer" }));

  const words = await read("/compare?courses=one,two");
  expect(words).toContain("Two courses, side by side And a third that pays us nothing");
  expect(words).toContain("A year ₹55,000 ₹67,000 ₹60,000");
  expect(words).toContain("Does it pay us? Yes a commission Yes a commission No though it is a partner");
  const page = await call({ method: "GET", url: "/compare?courses=one,two" });
  expect([...page.body.matchAll(/data-compared="(.*?)"/g)].map(([, slug]) => slug)).toEqual(["one", "two"]);
  expect(page.body).toContain('href="/compare?courses=one,two&amp;alone=yes"');
  expect(await read("/compare?courses=one,two&alone=yes")).toContain("A year ₹55,000 ₹67,000 Whole");

  expect(await read("/compare?courses=one,mba-18500")).toContain("A year ₹55,000 ₹18,500 Whole");
});

test("where there is no room for it, or none that pays us nothing, the comparison says so", async () => {
  const { db, read, konkan } = await twoThatPay();
  for (const slug of ["three", "four"]) await addCourse(db, konkan, { slug });

  const none = "Of this level and subject we know of no course near in its fee that pays us nothing.";
  expect(await read("/compare?courses=one,two")).toContain(none);
  const friend = await addUniversity(db, { slug: "friend", name: "A Friend", partnership: "partner" });
  await addCourse(db, konkan, { slug: "degree", degree_type: "UG" });
  await addCourse(db, friend, unpaid(20_000, { degree_type: "UG" }));
  expect(await read("/compare?courses=one,degree")).toContain("A Friend");
  await addCourse(db, await addUniversity(db, { name: "Sahyadri Open", partnership: "none" }), unpaid(18_500));

  const four = await read("/compare?courses=one,two,three,four");
  expect(four).toContain("Four courses, side by side The same questions to each of them.");
  expect(four).toContain("One that pays us nothing: MBA for 18500, Sahyadri Open , ₹18,500 a year.");
  expect(four).not.toContain(none);
});

test("a page says how we earn and what orders each list, and every page leads to it", async () => {
  const { read, call } = await twoThatPay();

  const words = await read("/who-pays-us");
  for (const said of ["commission is no input to any order", "the lowest fee of a year comes first", "By rank"])
    expect(words).toContain(said);
  expect((await call({ method: "GET", url: "/" })).body).toContain('<a href="/who-pays-us">Who pays us</a>');
  expect((await call({ method: "GET", url: "/compare?courses=one,two" })).body).toContain('href="/who-pays-us#order"');
});
