import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { stopClock } from "#test/stop-clock.ts";

test("the list on which a degree stands is led to once, beside what it says of the degree", async () => {
  stopClock(Date.parse("2026-11-23T06:00:00Z"));
  const { call, db } = await testApp();
  const approval = {
    body: "UGC-DEB",
    mode: "online" as const,
    session: "January 2027",
    status: "approved" as const,
    reference: "",
    link: "https://deb.ugc.ac.in/",
    checked_on: "2026-11-12",
    checked_by: "",
    expires: null,
  };
  await addCourse(db, await addUniversity(db), {
    slug: "listed",
    approvals: [approval, { ...approval, body: "NAAC", link: "https://naac.gov.in/" }],
    intakes: [{ session: "January 2027", opens: "2026-11-02", last_date: "2027-02-15", starts: null, seats: null }],
  });

  const { body } = await call({ method: "GET", url: "/courses/listed" });

  const [, valid] = /<section class="wrap valid far"(.*?)<\/section>/s.exec(body)!;
  expect([...valid!.matchAll(/href="(https:[^"]*)"/g)].map(([, address]) => address)).toEqual([
    "https://deb.ugc.ac.in/",
    "https://naac.gov.in/",
  ]);
});

test("of other courses that share a picture each shows its university", async () => {
  const { call, db } = await testApp();
  const sahyadri = await addUniversity(db);
  const konkan = await addUniversity(db, {
    name: "Konkan Shore University",
    slug: "konkan",
    image: "/art/campus-05.webp",
  });
  await addCourse(db, sahyadri, { slug: "shown" });
  await addCourse(db, sahyadri, { slug: "one", position: 2 });
  await addCourse(db, konkan, { slug: "two", position: 3 });

  const { body } = await call({ method: "GET", url: "/courses/shown" });

  const [, also] = /<section class="wrap also far"(.*?)<\/section>/s.exec(body)!;
  expect([...also!.matchAll(/<img src="(.*?)"/g)].map(([, address]) => address)).toEqual([
    "/art/campus-02.webp",
    "/art/campus-05.webp",
  ]);
});
