import type { SchemaChange } from "#db/schema-change.ts";

/**
 * The degrees and the spelling that the first rules of what nobody may teach name since records 337 and 481, for databases whose rules are older. A rule
 * that staff changed stays theirs. Of the courses only those are written that these bar.
 */
export async function up({ db }: SchemaChange): Promise<void> {
  for (const { name, source_url, applies_from, before, after } of rules) {
    const known = await db
      .selectFrom("field_rules")
      .select(["id", "content"])
      .where("kind", "=", "barred")
      .where("name", "=", name)
      .where("source_url", "=", source_url)
      .where("applies_from", "=", applies_from)
      .where("applies_until", "is", null)
      .execute();
    const old = known.find(({ content }) => before.some((each) => isSame(each, parsed(content))));
    if (old === undefined) continue;
    await db
      .updateTable("field_rules")
      .set({ content: JSON.stringify(after) })
      .where("id", "=", old.id)
      .execute();
    await barCourses(db, { applies_from, content: after });
  }
}

interface Content {
  modes: string[];
  subjects: string[];
  fields: string[];
  degrees: string[];
}

const parsed = (content: unknown) => (typeof content === "string" ? JSON.parse(content) : content) as Content;
const listsOf = ({ modes, subjects, fields, degrees }: Content) => JSON.stringify([modes, subjects, fields, degrees]);
const isSame = (one: Content, other: Content) => listsOf(one) === listsOf(other);

const AT_ONCE = 1000;

/** Those that are taught on campus, most of many, are not read. */
async function barCourses(db: SchemaChange["db"], rule: { applies_from: string; content: Content }): Promise<void> {
  const { applies_from, content } = rule;
  for (let after = 0; ;) {
    const courses = await db
      .selectFrom("courses")
      .select(["id", "title", "subject"])
      .where("id", ">", after)
      .where("study_mode", "in", content.modes)
      .where(({ eb }) => eb.or([eb("barred_from", "is", null), eb("barred_from", ">", applies_from)]))
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const barred = courses.filter((course) => names(content, course)).map(({ id }) => id);
    if (barred.length > 0)
      await db
        .updateTable("courses")
        .set({ barred_from: applies_from, barred_until: null })
        .where("id", "in", barred)
        .execute();
    if (courses.length < AT_ONCE) return;
    after = courses.at(-1)!["id"];
  }
}

function names({ subjects, degrees }: Content, { title, subject }: { title?: string; subject?: string }): boolean {
  const stated = ` ${wordsOf(subject || title!)} `;
  const titled = ` ${wordsOf(title!)} `;
  return (
    subjects.some((part) => stated.includes(` ${wordsOf(part)} `)) ||
    degrees.some((part) => titled.includes(` ${wordsOf(part)} `))
  );
}

const wordsOf = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f.]/g, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const modes = ["online", "distance"];
const first = {
  modes,
  subjects: [
    "Engineering",
    "Architecture",
    "Medical",
    "Medicine",
    "Dental",
    "Nursing",
    "Pharmacy",
    "Physiotherapy",
    "Occupational therapy",
    "Paramedical",
    "Law",
    "Agriculture",
    "Horticulture",
    "Hotel management",
    "Catering technology",
    "Culinary sciences",
    "Aircraft maintenance",
    "Aviation",
    "Visual arts",
    "Sports",
    "Yoga",
    "Tourism",
    "Hospitality",
  ],
  fields: ["engineering", "law"],
};
const health = { modes, fields: [], degrees: [] };
const healthSubjects = ["Psychology", "Microbiology", "Food and nutrition science", "Biotechnology"];

/** A rule as it was seeded, in each of its older forms, and as it is since. */
const rules: {
  name: string;
  source_url: string;
  applies_from: string;
  before: Content[];
  after: Content;
}[] = [
  {
    name: "Not allowed online or at a distance",
    source_url: "https://deb.ugc.ac.in/",
    applies_from: "2024-03-21",
    before: [
      { ...first, degrees: ["M.Phil.", "Ph.D."] },
      {
        ...first,
        degrees: ["B.Tech", "M.Tech", "B.Arch", "MBBS", "BDS", "B.Pharm", "LL.B.", "LL.M.", "M.Phil.", "Ph.D."],
      },
    ],
    after: {
      ...first,
      degrees: [
        "B.Tech",
        "M.Tech",
        "B.Arch",
        "M.Arch",
        "MBBS",
        "BDS",
        "MDS",
        "B.Pharm",
        "M.Pharm",
        "BPT",
        "MPT",
        "BHM",
        "LL.B.",
        "LL.M.",
        "BFA",
        "MFA",
        "M.Phil.",
        "Master of Philosophy",
        "Ph.D.",
        "Doctor of Philosophy",
      ],
    },
  },
  {
    name: "Allied health, not allowed online or at a distance from the session 2025-26",
    source_url: "https://www.ugc.gov.in/",
    applies_from: "2025-07-23",
    before: [{ ...health, subjects: [...healthSubjects, "Clinical nutrition", "Dietetics"] }],
    after: { ...health, subjects: [...healthSubjects, "Bio-technology", "Clinical nutrition", "Dietetics"] },
  },
];
