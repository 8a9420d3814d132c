import type { SchemaChange } from "#db/schema-change.ts";

export const up = ({ db }: SchemaChange): Promise<void> => fillWordsAsSaid(db);

/** Words as visitors say them, for which a search found nothing: trades, levels, places. What staff wrote of a word meanwhile stays theirs. */
export async function fillWordsAsSaid(db: SchemaChange["db"]): Promise<void> {
  for (const [words, before, after] of widened)
    await db
      .updateTable("synonyms")
      .set({ found_words: after, search_text: `${words} ${after}`, updated_at: at })
      .where("words", "=", words)
      .where("found_words", "=", before)
      .execute();
  const lines = await db.selectFrom("synonyms").select(["words", "position"]).execute();
  const known = new Set(lines.flatMap(({ words }) => partsOf(String(words).toLowerCase())));
  const last = Math.max(0, ...lines.map(({ position }) => Number(position)));
  const rows = added.filter(([words]) => partsOf(words).every((word) => !known.has(word)));
  if (rows.length === 0) return;
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

const at = "2026-11-26T12:00:00.000Z";

const partsOf = (words: string) => words.split(",").map((word) => word.trim());

/** A level is found by its degrees, too: no B.Com says that it is a bachelor's. */
const widened: [words: string, before: string, after: string][] = [
  ["ug", "bachelor, bachelors", "bachelor, bachelors, ba, bba, bca, bsc, bcom, btech"],
  [
    "undergraduate, graduation, स्नातक, पदवी, snatak",
    "bachelor, bachelors",
    "bachelor, bachelors, ba, bba, bca, bsc, bcom, btech",
  ],
  ["pg", "master, masters, postgraduate", "master, masters, postgraduate, ma, mba, mca, msc, mcom, mtech"],
  [
    "post graduate, post graduation, स्नातकोत्तर, पदव्युत्तर, snatakottar",
    "master, masters, postgraduate",
    "master, masters, postgraduate, ma, mba, mca, msc, mcom, mtech",
  ],
];

/** What people type, and what it finds; where that is empty, each finds the others. */
const added: [words: string, foundWords: string][] = [
  ["post graduate diploma, postgraduate diploma, pg diploma, pgd, पीजी डिप्लोमा", ""],
  ["बीएड, बी एड", "bed, b ed, bachelor of education"],
  ["एमएड, एम एड", "med, m ed, master of education"],
  ["बैचलर ऑफ आर्ट्स", "ba, bachelor of arts"],
  ["बैचलर ऑफ कॉमर्स", "bcom, bachelor of commerce"],
  ["बैचलर ऑफ साइंस, बैचलर ऑफ सायन्स", "bsc, bachelor of science"],
  ["बैचलर ऑफ बिजनेस एडमिनिस्ट्रेशन", "bba, bachelor of business administration"],
  ["बैचलर ऑफ कंप्यूटर एप्लीकेशन", "bca, bachelor of computer applications"],
  ["मास्टर ऑफ आर्ट्स", "ma, master of arts"],
  ["मास्टर ऑफ कॉमर्स", "mcom, master of commerce"],
  ["मास्टर ऑफ साइंस, मास्टर ऑफ सायन्स", "msc, master of science"],
  ["मास्टर ऑफ बिजनेस एडमिनिस्ट्रेशन", "mba, master of business administration"],
  ["मास्टर ऑफ कंप्यूटर एप्लीकेशन", "mca, master of computer applications"],
  ["kanun, vakil, वकील, vakalat, वकालत, advocate, lawyer", "law, llm, llb"],
  ["engg, engineer, इंजीनियर, इंजिनिअर, अभियंता, abhiyanta", "engineering, btech, mtech"],
  ["cs, comp sci, कंप्यूटर साइंस", "computer science"],
  ["it, information technology, आईटी", "computer, mca, bca"],
  ["data analyst, data analysis, डेटा एनालिटिक्स", "data analytics, data science"],
  ["artificial intelligence, ai, एआई, machine learning, मशीन लर्निंग", "data science"],
  ["accounting, accountancy, accounts, लेखा, लेखाशास्त्र, lekha", "commerce"],
  ["वित्त, वित्तीय, vitta", "finance"],
  ["hr, human resource, human resources, एचआर", ""],
  ["designing, designer, डिजाइनिंग", "design"],
  ["teacher, शिक्षक, shikshak", "education, teaching"],
  ["swasthya, arogya", "health"],
  ["नर्सिंग, narsing", "nursing"],
  ["डॉक्टर", "doctor, medicine"],
  ["मार्केटिंग", "marketing"],
  ["सर्टिफिकेट, प्रमाणपत्र, pramanpatra", "certificate"],
  ["इतिहास, itihas", "history"],
  ["मनोविज्ञान, मानसशास्त्र", "psychology"],
  ["अंग्रेजी, अंग्रेज़ी, इंग्रजी, angrezi", "english"],
  ["हिंदी, हिन्दी", "hindi"],
  ["मराठी", "marathi"],
  ["correspondence, पत्राचार, patrachar, डिस्टेंस, डिस्टन्स", "distance"],
  ["बारहवीं, बारावी, 12वीं, 12vi, barahvi, baravi", "12th"],
  ["रोजगार, rojgar, नोकरी", "job, jobs, placement, placements"],
  ["udhaar, karz, karj", "loan, loans"],
  ["पैसे वापस, paise wapas, fees wapas", "refund, refunds"],
  ["fees kitni, kitni fees, फीस कितनी, फी किती", "fee, fees"],
  ["यूजीसी, युजीसी", "ugc"],
  ["डीईबी", "deb"],
  ["नैक, नॅक", "naac"],
  ["approved, मान्यताप्राप्त", "approval, approvals, accredited, accreditation"],
  ["best university, best universities, top university, top universities, best college, best colleges", "university"],
  ["महाराष्ट्र", "maharashtra"],
  ["गुजरात", "gujarat"],
  ["राजस्थान", "rajasthan"],
  ["कर्नाटक", "karnataka"],
  ["केरल, केरळ", "kerala"],
  ["तमिलनाडु, तामिळनाडू, tamilnadu", "tamil nadu"],
  ["तेलंगाना, तेलंगणा", "telangana"],
  ["पंजाब", "punjab"],
  ["पश्चिम बंगाल", "west bengal"],
  ["असम, आसाम", "assam"],
  ["गोवा", "goa"],
  ["उत्तराखंड", "uttarakhand"],
  ["लद्दाख, लडाख", "ladakh"],
  ["पलक्कड़, पालक्काड", "palakkad"],
  ["बोलपुर", "bolpur"],
  ["चेन्नई, madras", "chennai"],
  ["नाशिक, नासिक", "nashik"],
  ["कोल्हापुर, कोल्हापूर", "kolhapur"],
  ["औरंगाबाद, छत्रपति संभाजीनगर, sambhajinagar", "aurangabad, chhatrapati sambhajinagar"],
  ["लखनऊ", "lucknow"],
  ["पटना", "patna"],
  ["इंदौर, इंदूर", "indore"],
  ["भोपाल", "bhopal"],
  ["सूरत", "surat"],
  ["सह्याद्री", "sahyadri"],
  ["डेक्कन, दक्कन", "deccan"],
  ["निलगिरी, नीलगिरि", "nilgiri"],
  ["कोकण, कोंकण", "konkan"],
];
