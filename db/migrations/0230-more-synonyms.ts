import type { SchemaChange } from "#db/schema-change.ts";

export const up = ({ db }: SchemaChange): Promise<void> => fillMoreSynonyms(db);

/** Words for which a search found nothing: degrees, what is asked about, places. What staff wrote of a word meanwhile stays theirs. */
export async function fillMoreSynonyms(db: SchemaChange["db"]): Promise<void> {
  const lines = await db.selectFrom("synonyms").select(["words", "position"]).execute();
  const known = new Set(lines.flatMap(({ words }) => partsOf(String(words).toLowerCase())));
  const last = Math.max(0, ...lines.map(({ position }) => Number(position)));
  const rows = added.filter(([words]) => partsOf(words).every((word) => !known.has(word)));
  if (rows.length === 0) return;
  const at = "2026-11-26T00:00:00.000Z";
  const written = rows.map(([words, found_words], place) => ({
    words,
    found_words,
    position: last + place + 1,
    is_sample: 0,
    created_at: at,
    updated_at: at,
    search_text: `${words} ${found_words}`,
  }));
  await db.insertInto("synonyms").values(written).execute();
}

const partsOf = (words: string) => words.split(",").map((word) => word.trim());

/** What people type, and what it finds; where that is empty, each finds the others. */
const added: [words: string, foundWords: string][] = [
  ["business administration", "mba, bba"],
  ["lateral entry", "diploma holders"],
  ["accreditation, accredited, approval, approvals, मान्यता, manyata", ""],
  ["post graduate, post graduation, स्नातकोत्तर, पदव्युत्तर, snatakottar", "master, masters, postgraduate"],
  ["undergraduate, graduation, स्नातक, पदवी, snatak", "bachelor, bachelors"],
  ["डिप्लोमा, पदविका, padvika", "diploma"],
  ["साइबर, सायबर", "cyber"],
  ["सुरक्षा, suraksha", "security"],
  ["सार्वजनिक", "public"],
  ["व्यवसाय, बिज़नेस, vyavsay", "business"],
  ["फिल्म, चित्रपट, chitrapat", "film"],
  ["बंगाली, बांग्ला", "bengali"],
  ["वीकेंड, सप्ताहांत", "weekend"],
  ["प्रवेश, दाखिला, pravesh", "admission, admissions"],
  ["कर्ज, ऋण, लोन", "loan, loans"],
  ["किस्त, हप्ता, kist, hapta", "instalment, instalments"],
  ["छात्रावास, वसतिगृह, chhatravas", "hostel, hostels"],
  ["परतावा, रिफंड, paratava", "refund, refunds"],
  ["रत्नागिरी", "ratnagiri"],
  ["कोझिकोड, कोझीकोड, calicut", "kozhikode"],
  ["कोयंबटूर, कोइम्बतूर", "coimbatore"],
  ["देहरादून, डेहराडून", "dehradun"],
  ["जोधपुर, जोधपूर", "jodhpur"],
  ["मोहाली", "mohali"],
  ["पणजी, panjim", "panaji"],
  ["जोरहाट", "jorhat"],
  ["लेह", "leh"],
  ["hospet, होसपेट", "hosapete"],
  ["palghat", "palakkad"],
];
