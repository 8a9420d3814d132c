import type { FieldRuleInput } from "#app/domain/field-rule/field-rule-schema.ts";
import { settleRulesOfToday } from "#app/domain/field-rule/field-rules.server.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import type { Database } from "#db/database.ts";

const CHECKED_ON = "2026-11-20";

/** The rate for the samples' dollars; their fees are given in rupees. */
export const firstRupeesADollar = 84;

/** The rules of authorities as of November 2026. Staff change and add to them; the product reads only the table. */
const firstFieldRules: FieldRuleInput[] = [
  {
    kind: "barred",
    name: "Not allowed online or at a distance",
    source: "UGC, Distance Education Bureau, as reported on 21 March 2024",
    source_url: "https://deb.ugc.ac.in/",
    applies_from: "2024-03-21",
    applies_until: null,
    checked_on: CHECKED_ON,
    content: {
      modes: ["online", "distance"],
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
        "Agricultural science",
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
      // The last four apply to every discipline; the others are degrees in the subjects above, however they are named.
      degrees: [
        "B.Tech",
        "Bachelor of Technology",
        "M.Tech",
        "Master of Technology",
        "B.E.",
        "Bachelor of Engineering",
        "M.E.",
        "Master of Engineering",
        "B.Arch",
        "Bachelor of Architecture",
        "M.Arch",
        "Master of Architecture",
        "MBBS",
        "BDS",
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
        "B.Pharm",
        "Bachelor of Pharmacy",
        "M.Pharm",
        "Master of Pharmacy",
        "Pharm.D",
        "Doctor of Pharmacy",
        "B.Sc Ag",
        "M.Sc Ag",
        "BPT",
        "MPT",
        "BHM",
        "LL.B.",
        "Bachelor of Laws",
        "LL.M.",
        "Master of Laws",
        "BFA",
        "Bachelor of Fine Arts",
        "MFA",
        "Master of Fine Arts",
        "M.Phil.",
        "Master of Philosophy",
        "Ph.D.",
        "Doctor of Philosophy",
      ],
    },
  },
  {
    kind: "barred",
    name: "Allied health, not allowed online or at a distance from the session 2025-26",
    source: "UGC, 592nd meeting, 23 July 2025",
    source_url: "https://www.ugc.gov.in/",
    applies_from: "2025-07-23",
    applies_until: null,
    checked_on: CHECKED_ON,
    content: {
      modes: ["online", "distance"],
      subjects: [
        "Psychology",
        "Microbiology",
        "Food and nutrition science",
        "Biotechnology",
        "Bio-technology",
        "Clinical nutrition",
        "Dietetics",
        "Nutrition",
        "Nutritional science",
      ],
      fields: [],
      degrees: [],
    },
  },
  {
    kind: "refund",
    name: "Refund of fees",
    source: "UGC notification on refund of fees, October 2018",
    source_url: "https://www.ugc.gov.in/",
    applies_from: "2018-10-01",
    applies_until: null,
    checked_on: CHECKED_ON,
    content: {
      tiers: [
        { until_days: -15, until: null, percent: 100, less_rupees: 0 },
        { until_days: 0, until: null, percent: 90, less_rupees: 0 },
        { until_days: 15, until: null, percent: 80, less_rupees: 0 },
        { until_days: 30, until: null, percent: 50, less_rupees: 0 },
      ],
    },
  },
  {
    kind: "refund",
    name: "Refund of fees for 2024-25",
    source: "UGC letter of 12 June 2024",
    source_url: "https://www.ugc.gov.in/",
    applies_from: "2024-06-12",
    applies_until: "2024-10-31",
    checked_on: CHECKED_ON,
    content: {
      tiers: [
        { until_days: null, until: "2024-09-30", percent: 100, less_rupees: 0 },
        { until_days: null, until: "2024-10-31", percent: 100, less_rupees: 1000 },
      ],
    },
  },
  {
    kind: "before-admission",
    name: "You need a DEB-ID first",
    source: "UGC, Distance Education Bureau",
    source_url: "https://deb.ugc.ac.in/",
    applies_from: "2024-09-01",
    applies_until: null,
    checked_on: CHECKED_ON,
    content: {
      modes: ["online", "distance"],
      sentences: [
        "The UGC asks for it before you are admitted to any online or distance course.",
        "You make it yourself at deb.ugc.ac.in, from your ABC-ID of the Academic Bank of Credits.",
        "It is valid for life. Learners from abroad need none.",
      ],
    },
  },
  {
    kind: "loan-note",
    name: "What the lender owes you",
    source: "RBI directions on digital lending",
    source_url: "https://www.rbi.org.in/",
    applies_from: "2022-09-02",
    applies_until: null,
    checked_on: CHECKED_ON,
    content: {
      sentences: [
        "The lender must give you a key fact statement with the yearly cost of the loan before you sign.",
        "It must give you a cooling-off period in which you may return the loan without a penalty.",
        "“No-cost EMI” hides a fee or a lost discount: ask for the cash price beside it.",
      ],
    },
  },
  {
    kind: "claim-note",
    name: "Beside what is said of jobs",
    source: "ASCI code on advertising of education",
    source_url: "https://www.ascionline.in/",
    // The day it was read; since when it applies is unknown.
    applies_from: CHECKED_ON,
    applies_until: null,
    checked_on: CHECKED_ON,
    content: {
      words: ["job", "jobs", "placement", "placements", "placed", "salary", "salaries"],
      sentence: "Past record is no guarantee of future job prospects.",
    },
  },
  {
    kind: "dollar-rate",
    name: "Rupees a dollar",
    source: "A round figure of ours, no bank’s rate; FBIL publishes the reference rate of each day",
    source_url: "https://www.fbil.org.in/",
    applies_from: CHECKED_ON,
    applies_until: null,
    checked_on: CHECKED_ON,
    content: { rupees: firstRupeesADollar },
  },
];

/** An invented lender, deleted with the samples. */
export const sampleLoanOffer: FieldRuleInput & { is_sample: 1 } = {
  kind: "loan-offer",
  name: "Offer of Girnar Finance",
  source: "Girnar Finance, a sample lender that does not exist",
  source_url: "https://girnar-finance.example/",
  applies_from: "2026-11-03",
  applies_until: null,
  checked_on: CHECKED_ON,
  content: { lender: "Girnar Finance", rate_percent: 13, fee_percent: 2.36, months: 24 },
  is_sample: 1,
};

/** The remaining columns of a rule. */
export function storedRule({ name, source }: FieldRuleInput, position: number) {
  const now = new Date().toISOString();
  return { position, created_at: now, updated_at: now, search_text: searchTextOf("field_rules", { name, source }) };
}

/** Inserts the first rules of each kind that the database has no rule of. Not samples: nothing in them is invented. */
export async function loadFieldRules(db: Database): Promise<void> {
  await db.transaction().execute(async (db) => {
    // Locks the settings' row, so that processes starting at once wait for each other.
    await db.updateTable("settings").set({ id: 1 }).where("id", "=", 1).execute();
    const known = await db.selectFrom("field_rules").select("kind").distinct().execute();
    const rules = firstFieldRules
      .filter(({ kind }) => !known.some((each) => each.kind === kind))
      .map((rule, place) => ({ ...rule, ...storedRule(rule, place + 1) }));
    if (rules.length > 0) await db.insertInto("field_rules").values(rules).execute();
    if (rules.length > 0) await settleRulesOfToday(db);
  });
}
