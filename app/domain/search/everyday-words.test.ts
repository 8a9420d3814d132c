import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { addFaq } from "#test/factories/publication-factories.ts";
import { searchSite } from "./search.server.ts";

/** The sample content; `first` answers the title of what a search finds first. */
async function sampleSearch() {
  const { db } = await freshDatabase();
  await loadSamples(db);
  const titles = async (query: string) => (await searchSite(db, query)).rows.map(({ title }) => title);
  return { db, titles, first: async (query: string) => (await titles(query))[0] };
}

/** What is asked about a course, and the course that is meant. */
const askedAbout = {
  "mba eligibility": "Online MBA",
  "mba admission": "Online MBA",
  "mba syllabus": "Online MBA",
  "bba subjects": "Online BBA",
  "ugc approved online mba": "Online MBA",
  "last date mba": "Online MBA",
  "which is the best online mba in india": "Online MBA",
  "mba under 1 lakh": "Online MBA",
  "mba below 1 lakh": "Online MBA",
  "mba less than 1,20,000 rs": "Online MBA",
  "mba within 80k": "Online MBA",
  "mba fees 50 thousand": "Online MBA",
  "bba under ₹50,000": "Online BBA",
  "bca online under 50000": "Online BCA",
  "mba under Rs.1,50,000": "Online MBA",
  "mba under rs 50000": "Online MBA",
  "mba up to 50000rs": "Online MBA",
  "bca under 1lakh": "Online BCA",
  "एमबीए 80 हजार तक": "Online MBA",
  "एमबीए पात्रता": "Online MBA",
  "एमबीए के लिए योग्यता": "Online MBA",
  "एमबीए प्रवेशासाठी पात्रता": "Online MBA",
};

/** With no course beside them, such words are looked for as they always were. */
const askedAlone = {
  eligibility: "Data science without a computer degree: where to begin",
  पात्रता: "Data science without a computer degree: where to begin",
  "admission kab hai": "How long does admission take?",
  "प्रवेश कब होगा": "How long does admission take?",
  apply: "The documents to keep ready before you apply",
};

test("what is asked about a course hides no course, and alone it is looked for itself", async () => {
  const { first } = await sampleSearch();

  for (const [query, title] of Object.entries({ ...askedAbout, ...askedAlone }))
    expect([query, await first(query)]).toEqual([query, title]);
});

test("digits of the scripts of India are ours, and both are found in whichever a text is written", async () => {
  const { db, titles } = await sampleSearch();
  const after12th = (await titles("12th")).slice(0, 3);
  for (const query of ["१२वी नंतर", "१२वीं के बाद", "१२वीं पास", "१०+२", "১২th"])
    expect([query, (await titles(query)).slice(0, 3)]).toEqual([query, after12th]);
  expect((await titles("एमबीए ८० हजार तक"))[0]).toBe("Online MBA");

  await addFaq(db, { question: "१५वी तुकडी कधी सुरू होते?" });
  await addFaq(db, { question: "When does the 16वी तुकडी begin?" });
  for (const query of ["१५वी तुकडी", "15वी तुकडी"]) expect(await titles(query)).toEqual(["१५वी तुकडी कधी सुरू होते?"]);
  for (const query of ["१६वी तुकडी", "16वी तुकडी"])
    expect(await titles(query)).toEqual(["When does the 16वी तुकडी begin?"]);
});

test("health care and correspondence are found as what courses are called, and a percent hides none", async () => {
  const { first, titles } = await sampleSearch();
  for (const query of ["healthcare", "health care", "हेल्थकेयर", "healthcare management", "helthcare"])
    expect([query, (await titles(query)).slice(0, 3).filter((title) => /Hospital|Health/.test(title))]).toEqual([
      query,
      expect.arrayContaining([expect.any(String)]),
    ]);
  expect((await titles("mba healthcare"))[0]).toBe("Weekend MBA in Hospital Management");
  expect((await titles("mba helthcare"))[0]).toBe("Weekend MBA in Hospital Management");
  for (const query of ["bcom 48%", "bcom 48", "बीकॉम ४८", "bcom 48.5 percent", "48% marks bcom", "बीकॉम ४८ टक्के"])
    expect([query, await first(query)]).toEqual([query, "Online B.Com"]);
  expect((await titles("१२वी पास")).slice(0, 3)).toEqual((await titles("12th")).slice(0, 3));
});

test("UP is a state, unless it leads up to a sum", async () => {
  const { titles } = await sampleSearch();
  const all = await titles("mba");

  expect((await titles("mba in up")).length).toBeLessThan(all.length);
  expect(await titles("mba up to 2 lakh")).toEqual(all);
});

test("after a degree come masters, whatever it is called; a degree alone is a bachelor's", async () => {
  const { first, titles } = await sampleSearch();

  const masters = await titles("masters");
  for (const query of ["after graduation", "graduation ke baad kya kare", "स्नातक के बाद", "पदवी नंतर", "bcom ke baad"])
    expect([query, masters]).toEqual([query, expect.arrayContaining((await titles(query)).slice(0, 3))]);
  for (const query of ["ग्रेजुएशन", "under graduate"]) expect([query, await first(query)]).toEqual([query, "Online BBA"]);
});

test("the twelfth class is known by each of its names", async () => {
  const { titles } = await sampleSearch();

  const found = (await titles("12th")).slice(0, 3);
  for (const query of ["10+2", "12 pass", "inter pass", "hsc", "intermediate", "plus two", "इंटर", "बारहवीं पास"])
    expect([query, (await titles(query)).slice(0, 3)]).toEqual([query, found]);
});

test("a field is meant in whatever words it is named: what only mentions it is left out", async () => {
  const { titles } = await sampleSearch();

  for (const [field, ...named] of [
    ["law", "कानून", "kanun", "वकालत"],
    ["science", "विज्ञान"],
    ["commerce", "वाणिज्य"],
    ["arts", "कला"],
    ["medicine", "चिकित्सा", "वैद्यकीय", "medical", "chikitsa"],
  ])
    for (const query of named)
      expect([query, (await titles(query)).toSorted()]).toEqual([query, (await titles(field!)).toSorted()]);
});

test("money that comes back is a refund", async () => {
  const { first } = await sampleSearch();

  for (const query of ["वापसी", "शुल्क वापसी", "fee refund"])
    expect([query, await first(query)]).toEqual([query, "Do I get a refund if I leave the course?"]);
});
