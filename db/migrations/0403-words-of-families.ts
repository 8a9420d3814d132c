import type { SchemaChange } from "#db/schema-change.ts";

/** What families type and found nothing, or what is nearly the same and is not meant. What staff wrote of a word meanwhile stays theirs. */
export async function up({ db }: SchemaChange): Promise<void> {
  const lines = await db.selectFrom("synonyms").select(["words", "position"]).execute();
  const known = new Set(lines.flatMap(({ words }) => partsOf(String(words).toLowerCase())));
  const last = Math.max(0, ...lines.map(({ position }) => Number(position)));
  const rows = added
    .map(([words, found_words]) => ({ words: partsOf(words).filter((word) => !known.has(word)), found_words }))
    .filter(({ words, found_words }) => words.length > (found_words === "" ? 1 : 0));
  if (rows.length === 0) return;
  const at = "2026-11-27T00:00:00.000Z";
  const written = rows.map(({ words, found_words }, place) => ({
    words: words.join(", "),
    found_words,
    position: last + place + 1,
    is_sample: 0,
    created_at: at,
    updated_at: at,
    search_text: `${words.join(", ")} ${found_words}`,
  }));
  await db.insertInto("synonyms").values(written).execute();
}

const partsOf = (words: string) => words.split(",").map((word) => word.trim());

/** What people type, and what it finds. */
const added: [words: string, foundWords: string][] = [
  ["dakhila, dakhila kab, form bharna, फॉर्म भरना", "admission, admissions"],
  ["शिक्षिका, shikshika", "education, teaching"],
  ["दहावी, dahavi, दसवीं, dasvi, dasvin, 10वीं, 10वी, 10vi, matric, मैट्रिक", "10th"],
  ["12th arts, 12 arts", "12th, ba"],
  ["लॉ, law karna, वकिली, vakili", "law, llm, llb"],
  ["फार्मसी, फार्मेसी", "pharmacy"],
  ["कृषि, शेती, krishi, sheti", "agriculture"],
  ["hotel management, होटल मैनेजमेंट, हॉटेल मॅनेजमेंट, hospitality", ""],
  ["दर्शनशास्त्र, तत्त्वज्ञान, filosophy", "philosophy"],
  ["रसायनशास्त्र, रसायन विज्ञान, रसायन, rasayan, kemistry", "chemistry"],
  ["भौतिकी, भौतिकशास्त्र, भौतिक विज्ञान, bhautiki, fizics", "physics"],
  ["जीवविज्ञान, जीवशास्त्र, jeev vigyan", "biology"],
  ["साल, saal, वर्ष, varsh, varsha", "year, years"],
  [
    "working professional, वर्किंग प्रोफेशनल, वर्किंग प्रोफेशनल्स, job ke saath, job ke sath, naukri ke saath, naukri ke sath, नौकरी के साथ, nokri sobat, nokari sobat, नोकरी सोबत, with job",
    "working professionals, full time job",
  ],
  ["ghar par, ghar pe, घर पर, घरी", "online"],
  ["apaar, apaar id, अपार", "abc id"],
  ["obc, ews, minority, caste, आरक्षण", "scholarship, scholarships"],
  ["बंगळूर, बेंगळुरू, बंगळुर", "bengaluru"],
  ["degree college ki fees, fees structure, fee structure, fees sheet", "fee sheet, fees"],
];
