import type { SchemaChange } from "#db/schema-change.ts";

/**
 * The degrees and words of barred disciplines that the first rules name since record 549, for databases whose rules are older: a list that
 * staff changed stays theirs. At the next start courses follow from the rules.
 */
export async function up({ db }: SchemaChange): Promise<void> {
  const rules = await db.selectFrom("field_rules").select(["id", "content"]).where("kind", "=", "barred").execute();
  for (const { id, content: stored } of rules) {
    const content = (typeof stored === "string" ? JSON.parse(stored) : stored) as Lists;
    const subjects = extended(content.subjects, [subjectsOf2024, subjectsOf2025]);
    const degrees = extended(content.degrees, [degreesOf2024]);
    if (subjects === content.subjects && degrees === content.degrees) continue;
    await db
      .updateTable("field_rules")
      .set({ content: JSON.stringify({ ...content, subjects, degrees }), settled_on: null })
      .where("id", "=", id)
      .execute();
  }
}

interface Lists {
  subjects: string[];
  degrees: string[];
}

/** The words as they were, each with those that come behind it. */
type Seeded = [word: string, ...behind: string[]][];

function extended(words: string[], seeded: Seeded[]): string[] {
  const known = seeded.find((list) => list.map(([word]) => word).join() === words.join());
  return known?.flat() ?? words;
}

const subjectsOf2024: Seeded = [
  ["Engineering"],
  ["Architecture"],
  ["Medical"],
  ["Medicine"],
  ["Dental"],
  ["Nursing"],
  ["Pharmacy"],
  ["Physiotherapy"],
  ["Occupational therapy"],
  ["Paramedical"],
  ["Law"],
  ["Agriculture", "Agricultural science"],
  ["Horticulture"],
  ["Hotel management"],
  ["Catering technology"],
  ["Culinary sciences"],
  ["Aircraft maintenance"],
  ["Aviation"],
  ["Visual arts"],
  ["Sports"],
  ["Yoga"],
  ["Tourism"],
  ["Hospitality"],
];

const subjectsOf2025: Seeded = [
  ["Psychology"],
  ["Microbiology"],
  ["Food and nutrition science"],
  ["Biotechnology"],
  ["Bio-technology"],
  ["Clinical nutrition"],
  ["Dietetics", "Nutrition", "Nutritional science"],
];

const degreesOf2024: Seeded = [
  ["B.Tech"],
  ["Bachelor of Technology"],
  ["M.Tech"],
  ["Master of Technology"],
  ["B.E."],
  ["Bachelor of Engineering"],
  ["M.E."],
  ["Master of Engineering"],
  ["B.Arch"],
  ["Bachelor of Architecture"],
  ["M.Arch"],
  ["Master of Architecture"],
  ["MBBS"],
  ["BDS"],
  [
    "MDS",
    "BHMS",
    "Bachelor of Homoeopathic Medicine",
    "Bachelor of Homeopathic Medicine",
    "BAMS",
    "Bachelor of Ayurvedic Medicine",
    "Bachelor of Ayurveda",
    "BUMS",
    "Bachelor of Unani Medicine",
    "D.Pharm",
    "Diploma in Pharmacy",
  ],
  ["B.Pharm"],
  ["Bachelor of Pharmacy"],
  ["M.Pharm"],
  ["Master of Pharmacy", "Pharm.D", "Doctor of Pharmacy", "B.Sc Ag", "M.Sc Ag"],
  ["BPT"],
  ["MPT"],
  ["BHM"],
  ["LL.B."],
  ["Bachelor of Laws"],
  ["LL.M."],
  ["Master of Laws"],
  ["BFA"],
  ["Bachelor of Fine Arts"],
  ["MFA"],
  ["Master of Fine Arts"],
  ["M.Phil."],
  ["Master of Philosophy"],
  ["Ph.D."],
  ["Doctor of Philosophy"],
];
