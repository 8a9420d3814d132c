import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { addFaq } from "#test/factories/publication-factories.ts";
import { differsBy } from "#app/domain/search/words/nearest-word.ts";
import { searchSite } from "./search.server.ts";

/** The sample content; `titles` answers what a search finds, the best first. */
async function sampleSearch() {
  const { db } = await freshDatabase();
  await loadSamples(db);
  const search = (query: string) => searchSite(db, query);
  const titles = async (query: string) => (await search(query)).rows.map(({ title }) => title);
  return { db, search, titles };
}

test("degrees are found however they are written, the best title first", async () => {
  const { titles } = await sampleSearch();
  const first = {
    btech: "B.Tech for Diploma Holders",
    "b.tech": "B.Tech for Diploma Holders",
    "bachelor of technology": "B.Tech for Diploma Holders",
    "m tech": "M.Tech",
    MTech: "M.Tech",
    msc: "M.Sc Data Science",
    "master of science data": "M.Sc Data Science",
    "m.b.a": "Online MBA",
    "mba fees": "Online MBA",
    "best online mba course in hyderabad": "Online MBA",
    llm: "LL.M. Blended",
    law: "LL.M. Blended",
    एमबीए: "Online MBA",
  };

  for (const [query, title] of Object.entries(first)) expect([query, (await titles(query))[0]]).toEqual([query, title]);
  expect(await titles("mcom")).toContain("Online M.Com");
  expect(await titles("bcom")).not.toEqual([]);
  expect(await titles("phd")).toContain("Online MBA & Doctorate");
});

test("what people ask about besides is found in answers and facilities", async () => {
  const { search, titles } = await sampleSearch();

  expect((await titles("refund"))[0]).toBe("Do I get a refund if I leave the course?");
  expect((await titles("scholarship"))[0]).toBe("Are there scholarships for online degrees?");
  expect((await titles("emi"))[0]).toMatch(/^EMI or education loan/);
  expect(await titles("emi")).toContain("Can I pay the fees in instalments?");
  const hostel = (await search("hostel")).rows.filter(({ type }) => type === "university");
  expect(hostel.length).toBeGreaterThan(1);
  expect((await search("tutorial groups of twelve")).rows.map(({ type }) => type)).toContain("university");
});

test("whoever names a field is not shown what only mentions it: law is not an MBA", async () => {
  const { titles } = await sampleSearch();

  const law = await titles("law");
  expect(law.slice(0, 2)).toEqual(["LL.M. Blended", "Doon Foothills University"]);
  expect([...law, ...(await titles("law courses"))].filter((title) => /MBA|Diploma/.test(title))).toEqual([]);
  expect(await titles("engineering")).toContain("M.Tech");
  // Of several words each counts, wherever it stands.
  expect(await titles("business law")).toContain("Online M.Com");
});

test("words are found whole or by their beginning, never in the middle of others", async () => {
  const { db, titles } = await sampleSearch();
  await addFaq(db, { question: "What is an emi?", answer: "A part of the fee." });
  const university = await addUniversity(db, { slug: "another" });
  await addCourse(db, university, {
    slug: "flaw",
    title: "Outlaws and flaws",
    description: "Seminars in epidemiology.",
  });

  expect(await titles("emi")).toContain("What is an emi?");
  expect(await titles("emi")).not.toContain("Outlaws and flaws");
  expect(await titles("aws")).toEqual([]);
  expect((await titles("epidem"))[0]).toBe("Outlaws and flaws");
});

test("of a word that nothing holds one letter may be wrong, and what was looked for is told", async () => {
  const { search } = await sampleSearch();

  for (const [typed, meant] of [
    ["computr", "computer"],
    ["enginering", "engineering"],
    ["managment", "management"],
    ["mastr", "master"],
    ["deccna gate", "deccan gate"],
  ]) {
    const { rows, corrected } = await search(typed!);
    expect([typed, corrected]).toEqual([typed, meant]);
    expect(rows.length).toBeGreaterThan(0);
  }
  expect(await search("zzzqqq")).toMatchObject({ rows: [], corrected: null });
});

/** What is typed, and what must be among the first three. */
const misspelt = {
  enginering: "M.Tech",
  "deccan gte": "Deccan Gate University",
  managment: "Online MBA",
  comerce: "Online M.Com",
  jornalism: "MA in Journalism and Mass Communication",
  "data sience": "M.Sc Data Science",
  "bachlor of design": "Bachelor of Design",
  "sahydri university": "Sahyadri Open University",
  "malabr coast": "Malabar Coast University",
  nilgri: "Nilgiri Online University",
  hyderabd: "Online MBA",
  kolkatta: "Hooghly Riverside University",
  mathematcs: "M.Sc Mathematics",
  "execuitve mba": "Executive MBA for Working Professionals",
  "distence mba": "Distance MBA",
  "publc health": "Master of Public Health",
  econmics: "MA in Economics",
  scholarshp: "Are there scholarships for online degrees?",
  refnd: "Do I get a refund if I leave the course?",
  hospitl: "Bachelor of Hospital Administration",
  "cyber secrity": "PG Diploma in Computer Science: Cyber Security",
  "computr aplications": "Online MCA",
  acreditation: "Behind the advertisement: check a university’s approvals yourself",
  "lateral entri": "B.Tech for Diploma Holders",
  "bussiness adminstration": "Online BBA",
  "artifical inteligance": "M.Sc Data Science",
  jernalism: "MA in Journalism and Mass Communication",
  "computer aplicasion": "Online MCA",
  colkata: "Hooghly Riverside University",
  vengaluru: "B.Sc Data Science",
  narketing: "Online MBA",
  zaipur: "Aravalli Ridge University",
  ngineering: "M.Tech",
  amrketing: "Online MBA",
  "vachelor of arts": "Online BA",
  "fublic health": "Master of Public Health",
  // In Devanagari no title holds the word: what people call the same does.
  बाणिज्य: "Online M.Com",
};

const inHindiAndMarathi = {
  अभियांत्रिकी: "M.Tech",
  इंजीनियरिंग: "M.Tech",
  शिक्षण: "Online Master of Education",
  वाणिज्य: "Online M.Com",
  कायदा: "LL.M. Blended",
  गणित: "M.Sc Mathematics",
  पत्रकारिता: "MA in Journalism and Mass Communication",
  शिष्यवृत्ती: "Are there scholarships for online degrees?",
  बीसीए: "Online BCA",
  "बी कॉम": "Online B.Com",
  "डेटा साइंस": "M.Sc Data Science",
  "दूरस्थ शिक्षा": "Distance MBA",
  हैदराबाद: "Online MBA",
  "साइबर सुरक्षा": "PG Diploma in Computer Science: Cyber Security",
  "शिक्षण पदव्युत्तर": "Online Master of Education",
  पदविका: "PG Diploma in Computer Science",
  shiksha: "Online Master of Education",
  kanoon: "LL.M. Blended",
};

/** Degrees written out, in another order or number, as people say them, and asked for in a sentence. */
const inOtherWords = {
  "bachelor of business": "Online BBA",
  "business bachelor": "Online BBA",
  "bachelors in business administration": "Online BBA",
  "masters in business administration": "Online MBA",
  "master computer applications": "Online MCA",
  "bachelor computer application": "Online BCA",
  "graduation commerce": "Online B.Com",
  "bachelor degree commerce": "Online B.Com",
  "post graduate diploma": "PG Diploma in Computer Science",
  engg: "M.Tech",
  cs: "PG Diploma in Computer Science",
  "information technology": "Online MCA",
  "data analyst": "PG Diploma in Computer Science: Data Analytics",
  "artificial inteligence": "M.Sc Data Science",
  accountancy: "Online M.Com",
  hr: "Dual MBA Online",
  "correspondence course": "Distance MBA",
  "refund policy": "Do I get a refund if I leave the course?",
  "best university": "Deccan Gate University",
  calcutta: "Hooghly Riverside University",
};

const askedInHindiAndMarathi = {
  kanun: "LL.M. Blended",
  "kanoon ki padhai": "LL.M. Blended",
  वकील: "LL.M. Blended",
  इंजीनियर: "M.Tech",
  अभियंता: "M.Tech",
  "मास्टर ऑफ बिजनेस एडमिनिस्ट्रेशन": "Online MBA",
  "बैचलर ऑफ कॉमर्स": "Online B.Com",
  "डिस्टेंस एमबीए": "Distance MBA",
  "पत्राचार एमबीए": "Distance MBA",
  लेखा: "Online M.Com",
  वित्त: "Online MBA",
  swasthya: "Master of Public Health",
  "मशीन लर्निंग": "M.Sc Data Science",
  "12vi ke baad": "Online BBA",
  "बारावी नंतर": "Online BBA",
  "computer ki padhai": "PG Diploma in Computer Science",
  मराठी: "M.Sc Mathematics",
  अंग्रेजी: "Online BA",
  "पैसे वापस": "Do I get a refund if I leave the course?",
  "फीस कितनी है": "EMI or education loan: how to read a fee sheet before you sign it",
  यूजीसी: "Behind the advertisement: check a university’s approvals yourself",
  "एमबीए करना है": "Online MBA",
  महाराष्ट्र: "Online BBA",
  गोवा: "Online Master of Design",
  पलक्कड़: "Weekend MBA in Hospital Management",
};

const FEE_SHEET = "EMI or education loan: how to read a fee sheet before you sign it";
const CHECK = "Behind the advertisement: check a university’s approvals yourself";
const PAPERS = "The documents to keep ready before you apply";

/** Words of migration 0391, one or two of each line, beside the little words of a sentence. */
const asFamiliesType = {
  "व्यवसाय प्रशासन": "Online MBA",
  "vyavsay prashasan": "Online BBA",
  "बिझनेस मॅनेजमेंट": "Online MBA",
  "अस्पताल प्रशासन": "Bachelor of Hospital Administration",
  यांत्रिकी: "B.Tech for Diploma Holders",
  "विद्युत अभियांत्रिकी": "M.Tech",
  "सिविल इंजीनियरिंग": "B.Tech for Diploma Holders",
  sankhyiki: "Online M.Sc",
  maths: "M.Sc Mathematics",
  "जन स्वास्थ्य": "Master of Public Health",
  rugnalay: "Bachelor of Hospital Administration",
  बैंकिंग: "PG Diploma in Computer Science: Data Analytics",
  "डेटा विश्लेषण": "PG Diploma in Computer Science: Data Analytics",
  "विदा विज्ञान": "M.Sc Data Science",
  "क्लाउड कंप्यूटिंग": "PG Diploma in Computer Science: Cloud Computing",
  "साइबर सिक्योरिटी": "PG Diploma in Computer Science: Cyber Security",
  "ethical hacking": "PG Diploma in Computer Science: Cyber Security",
  कोडिंग: "Online BCA",
  सॉफ्टवेयर: "Online MCA",
  bhasha: "Online MA",
  समाजशास्त्र: "Online BA",
  राज्यशास्त्र: "Online BA",
  "अंग्रेजी साहित्य": "Online MA",
  bangla: "MA in Bengali",
  सिनेमा: "BA in Film and Digital Media",
  मीडिया: "BA in Journalism",
  जनसंचार: "MA in Journalism and Mass Communication",
  patrakar: "BA in Journalism",
  डिझाइन: "Bachelor of Design",
  adhyapak: "Online Master of Education",
  एलएलएम: "LL.M. Blended",
  एमपीएच: "Master of Public Health",
  "बी डेस": "Bachelor of Design",
  एमडेस: "Online Master of Design",
  पीएचडी: "Online MBA & Doctorate",
  pgdm: "Online MBA",
  masters: "M.Tech",
  "बैचलर डिग्री": "Online BBA",
  "12 ke baad kya kare": "Online BBA",
  "दूर शिक्षण": "Distance MBA",
  "दूरस्थ शिक्षण": "Distance MBA",
  "दूरस्थ शिक्षण एमबीए": "Distance MBA",
  "doorasth shikshan": "Distance MBA",
  "ऑनलाइन शिक्षण": "Online MBA",
  "online education": "Online MBA",
  ॲडमिशन: "How long does admission take?",
  एडमिशन: "How long does admission take?",
  "ghar baithe mba": "Online MBA",
  नियमित: "Full-Time MBA",
  "part time mba": "Executive MBA for Working Professionals",
  hybrid: "LL.M. Blended",
  एक्झिक्युटिव्ह: "Executive MBA for Working Professionals",
  "दो डिग्री": "Dual MBA Online",
  "ek saal ka mba": "1 Year MBA Online",
  "mukt vidyapeeth": "Sahyadri Open University",
  कॉलेज: "Deccan Gate University",
  "sabse sasta mba": "Online MBA",
  "सस्ता एमबीए": "Online MBA",
  "fees kiti ahe": FEE_SHEET,
  "शुल्क किती": FEE_SHEET,
  "बैंक लोन": FEE_SHEET,
  ईएमआई: "Can I pay the fees in instalments?",
  "किश्तों में फीस": "Can I pay the fees in instalments?",
  वजीफा: "Are there scholarships for online degrees?",
  "नोकरी करत शिक्षण": "Can I study along with a full-time job?",
  nokari: "Can I study along with a full-time job?",
  पगार: FEE_SHEET,
  "sarkari naukri": CHECK,
  "मान्य है क्या": CHECK,
  "farji university": CHECK,
  "डीईबी आईडी": PAPERS,
  कागदपत्रे: PAPERS,
  dastavez: "Which documents do I need to apply?",
  मार्कशीट: PAPERS,
  "प्रवेश प्रक्रिया": "How long does admission take?",
  "शेवटची तारीख": "How long does admission take?",
  योग्यता: "Data science without a computer degree: where to begin",
  "पैसे परत": "Do I get a refund if I leave the course?",
  मार्गदर्शन: "What does counselling cost?",
  वीजा: "Which papers does a visa application need?",
  videsh: "Online Global MBA",
  हॉस्टल: "Full-Time MBA",
  कैंपस: "Full-Time MBA",
  मुलाखत: "Online BBA",
  biodata: "After an online degree: how to present yourself to employers",
  रात्रपाळी: "A timetable for students who work the night shift",
  "मुंबईत एमबीए": "Executive MBA for Working Professionals",
  महाराष्ट्रात: "Online BBA",
  बैंगलोर: "Online MCA",
};

/** Words of migration 0403, beside little words that say for whom, where to and how. */
const asFamiliesAsk = {
  "dakhila kab hai": "How long does admission take?",
  शिक्षिका: "Online Master of Education",
  "दहावी नंतर": "Online MBA after Diploma",
  "scholarship for girls": "Are there scholarships for online degrees?",
  "ladkiyon ke liye scholarship": "Are there scholarships for online degrees?",
  "मुलींसाठी शिष्यवृत्ती": "Are there scholarships for online degrees?",
  "लड़कियों के लिए छात्रवृत्ति": "Are there scholarships for online degrees?",
  "obc scholarship": "Are there scholarships for online degrees?",
  "mba for girls": "Online MBA",
  "kam fees wala mba": "Online MBA",
  "12th arts ke baad kya kare": "Online BBA",
  "graduation kitne saal ka": "Online BBA",
  "mba kitne saal ka hai": "1 Year MBA Online",
  "लॉ कोर्स": "LL.M. Blended",
  वकिली: "LL.M. Blended",
  filosophy: "Online BA",
  "वर्किंग प्रोफेशनल": "Executive MBA for Working Professionals",
  "job ke saath mba": "Executive MBA for Working Professionals",
  "नोकरी सोबत": "Executive MBA for Working Professionals",
  "fees refund kaise milega": "Do I get a refund if I leave the course?",
  "paisa wapas milega kya": "Do I get a refund if I leave the course?",
  "loan milega": FEE_SHEET,
  "exam online hote hai kya": "How online exams work when the camera is on",
  "marathi medium": "M.Sc Mathematics",
  "हिंदी माध्यम": "Sahyadri Open University",
  "ghar par padhai": "Online MBA",
  "apaar id": PAPERS,
  "mba fee structure": "Online MBA",
  बंगळूर: "B.Sc Data Science",
  saal: "1 Year MBA Online",
};

const writtenTogether = {
  "msc datascience": "M.Sc Data Science",
  onlinemba: "Online MBA",
  publichealth: "Master of Public Health",
  cybersecurity: "PG Diploma in Computer Science: Cyber Security",
  "fulltime mba": "Full-Time MBA",
};

test("what is asked for misspelt, in other words or in Hindi and Marathi is among the first three", async () => {
  const { titles } = await sampleSearch();

  for (const queries of [
    misspelt,
    inHindiAndMarathi,
    inOtherWords,
    askedInHindiAndMarathi,
    asFamiliesType,
    asFamiliesAsk,
    writtenTogether,
  ]) {
    for (const [query, title] of Object.entries(queries))
      expect([query, (await titles(query)).slice(0, 3)]).toEqual([query, expect.arrayContaining([title])]);
  }
});

test("whoever asks for a place finds what is there before what only names it", async () => {
  const { search } = await sampleSearch();

  for (const query of ["पुणे", "pune", "colleges in pune"]) {
    const { rows } = await search(query);

    expect(rows.slice(0, 3).map(({ location }) => location)).toEqual(
      Array.from({ length: 3 }, () => "Pune, Maharashtra"),
    );
    const types = rows.map(({ type }) => type);
    expect(types.indexOf("university")).toBeLessThan(types.indexOf("faq"));
  }
});

test("a subject that nobody teaches here is no other one that begins otherwise", async () => {
  const { search } = await sampleSearch();

  const subjects = "pharmacy dentistry cooking singing painting tailoring farming catering dance acting yoga hotel";
  for (const query of [...subjects.split(" "), "hotel management", "agriculture", "fashion"])
    expect([query, (await search(query)).corrected]).toEqual([query, null]);
});

test("a class and a little word of Hindi are no slips of others that are nearly so", async () => {
  const { search } = await sampleSearch();

  for (const query of ["10वीं", "10th fail", "kaun si degree"])
    expect([query, (await search(query)).corrected]).toEqual([query, null]);
});

test("a word of three letters is corrected only beside others: alone it is like too many", async () => {
  const { search } = await sampleSearch();

  expect((await search("gte")).rows).toEqual([]);
  expect((await search("deccan gte")).corrected).toBe("deccan gate");
});

test("a course and a programme are found with their length and what they cost", async () => {
  const { search } = await sampleSearch();

  const { rows } = await search("online mba");

  expect(rows.find(({ type }) => type === "course")).toMatchObject({
    title: "Online MBA",
    duration: "2 Years",
    fee_rupees: expect.any(Number),
    yearly_fee_rupees: expect.any(Number),
  });
  expect(rows.find(({ type }) => type === "program")).toMatchObject({
    duration: "2 Years",
    fee_rupees: expect.any(Number),
  });
});

test("the index follows every change of a record, of its university, and its end", async () => {
  const { db } = await freshDatabase();
  const university = await addUniversity(db);
  const id = await addCourse(db, university, { title: "Glassblowing" });
  const found = async (query: string) => (await searchSite(db, query)).rows.map(({ url }) => url);

  expect(await found("glassblowing sahyadri")).toEqual(["/courses/glassblowing"]);
  await db.updateTable("courses").set({ title: "Pottery" }).where("id", "=", id).execute();
  expect(await found("glassblowing")).toEqual([]);
  await db.updateTable("universities").set({ name: "Konkan Shore" }).where("id", "=", university).execute();
  expect(await found("pottery sahyadri")).toEqual([]);
  expect(await found("pottery konkan")).toEqual(["/courses/glassblowing"]);
  await db.deleteFrom("courses").where("id", "=", id).execute();
  expect(await found("pottery")).toEqual([]);
  expect(await found("shore")).toEqual(["/universities/sahyadri-open-university"]);
});

test("letters that are two units of a text are looked for whole", async () => {
  const { titles } = await sampleSearch();

  expect(await titles("𐌰𐌱𐌲𐌳𐌴 𐌰𐌱𐌲")).toEqual([]);
  expect(await titles("𐌰𐌱𐌲𐌳𐌴")).toEqual([]);
});

test("a title in Devanagari is found by its words, by how they begin, and beside what people call the same", async () => {
  const { db } = await freshDatabase();
  const universityId = await addUniversity(db);
  await addCourse(db, universityId, { title: "हिन्दी पत्रकारिता", slug: "hindi", tag: "एम बी ए" });
  const titles = async (query: string) => (await searchSite(db, query)).rows.map(({ title }) => title);

  expect(await titles("हिन्दी")).toEqual(["हिन्दी पत्रकारिता"]);
  expect(await titles("हिन्दी पत्र")).toEqual(["हिन्दी पत्रकारिता"]);
  expect((await titles("एम बी ए"))[0]).toBe("हिन्दी पत्रकारिता");
  expect((await titles("mba"))[0]).toBe("हिन्दी पत्रकारिता");
  expect(await titles("गणित")).toEqual([]);
});

test("a course is found by its subject, and each word whatever sign stands beside it", async () => {
  const { db, titles } = await sampleSearch();
  await addFaq(db, { question: "What is a “potter’s wheel” – and who pays ₹480 for it?" });

  expect(await titles("mechanical")).toEqual(expect.arrayContaining(["M.Tech", "B.Tech for Diploma Holders"]));
  for (const query of ["potter", "potter's wheel", "wheel", "480"])
    expect([query, (await titles(query))[0]]).toEqual([query, expect.stringContaining("wheel")]);
});

test("signs and endless words are searched for as what they are: nothing", async () => {
  const { search } = await sampleSearch();

  for (const query of [
    '"',
    "'); drop table courses; --",
    "title:mba*",
    "mba AND NOT",
    "a".repeat(200),
    "%_\\",
    "(",
    ":*",
    "🎓",
  ]) {
    expect((await search(query)).rows).toBeInstanceOf(Array);
  }
});

test("one letter more, less, another or two exchanged make a word another one by one slip", () => {
  for (const [one, other] of [
    ["computr", "computer"],
    ["computeer", "computer"],
    ["computor", "computer"],
    ["comptuer", "computer"],
  ]) {
    expect(differsBy(1, one!, other!)).toBe(true);
    expect(differsBy(0, one!, other!)).toBe(false);
  }
  expect(differsBy(1, "comuptr", "computer")).toBe(false);
  expect(differsBy(2, "comuptr", "computer")).toBe(true);
  expect(differsBy(2, "comuprt", "computer")).toBe(false);
});
