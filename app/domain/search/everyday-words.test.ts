import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { searchSite } from "./search.server.ts";

/** The sample content; `first` answers the title of what a search finds first. */
async function sampleSearch() {
  const { db } = await freshDatabase();
  await loadSamples(db);
  return { first: async (query: string) => (await searchSite(db, query)).rows[0]?.title };
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
