import type { Kysely } from "kysely";
import { id, instant, flag, integer, searchText, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What people call the same is staff's to say (record 076): until now it stood in the code, and comes from there. */
export async function up({ db, createTable, index, searchIndex }: SchemaChange): Promise<void> {
  await createTable(
    "synonyms",
    id(),
    text("words"),
    text("found_words"),
    integer("position"),
    flag("is_sample"),
    instant("created_at"),
    instant("updated_at"),
    searchText(),
  );
  await index("synonyms", "position", "id");
  await index("synonyms", "updated_at");
  await searchIndex("synonyms");
  await fillSynonyms(db);
}

/** Stores what the code knew: of a new database the first lines. */
export async function fillSynonyms(db: Kysely<any>): Promise<void> {
  const rows = known.map(([words, found_words], place) => ({ words, found_words, position: place + 1 }));
  const at = "2026-11-23T00:00:00.000Z";
  const written = rows.map((row) => ({
    ...row,
    is_sample: 0,
    created_at: at,
    updated_at: at,
    search_text: `${row.words} ${row.found_words}`,
  }));
  await db.insertInto("synonyms").values(written).execute();
}

/** What people type, and what it finds; where that is empty, each finds the others. */
const known: [words: string, foundWords: string][] = [
  ["btech, b tech, bachelor of technology, bachelor of engineering, बीटेक, बी टेक", ""],
  ["mtech, m tech, master of technology, master of engineering, एमटेक, एम टेक", ""],
  ["bsc, b sc, bachelor of science, बीएससी, बी एससी", ""],
  ["msc, m sc, master of science, एमएससी, एम एससी", ""],
  ["bcom, b com, bachelor of commerce, बीकॉम, बी कॉम", ""],
  ["mcom, m com, master of commerce, एमकॉम, एम कॉम", ""],
  ["bba, b b a, bachelor of business, bachelor of business administration, बीबीए, बी बी ए", ""],
  ["mba, m b a, master of business administration, एमबीए, एम बी ए", ""],
  ["bca, b c a, bachelor of computer applications, बीसीए, बी सी ए", ""],
  ["mca, m c a, master of computer applications, एमसीए, एम सी ए", ""],
  ["ba, b a, bachelor of arts, बीए, बी ए", ""],
  ["ma, m a, master of arts, एमए, एम ए", ""],
  ["bdes, b des, bachelor of design", ""],
  ["mdes, m des, master of design", ""],
  ["bed, b ed, bachelor of education", ""],
  ["med, m ed, master of education", ""],
  ["mph, master of public health", ""],
  ["bha, bachelor of hospital administration", ""],
  ["llb, ll b, l l b, bachelor of laws", ""],
  ["llm, ll m, l l m, master of laws", ""],
  ["phd, ph d, doctorate, doctoral, doctor of philosophy", ""],
  ["pgdcs, pg diploma in computer science, postgraduate diploma in computer science", ""],
  ["law", "llm, llb, laws"],
  ["computer applications", "mca, bca"],
  ["distance education, distance learning, दूरस्थ शिक्षा", "distance"],
  ["ug", "bachelor, bachelors"],
  ["pg", "master, masters, postgraduate"],
  ["computers", "computer"],
  ["journalism, mass communication", ""],
  ["emi", "instalment, instalments"],
  ["installment, installments, instalment, instalments", ""],
  ["refund, refunds, money back", ""],
  ["scholarship, scholarships", ""],
  ["hostel, hostels", ""],
  ["fee, fees", ""],
  ["job, jobs, placement, placements", ""],
  ["exam, exams, examination, examinations", ""],
  ["इंजीनियरिंग, अभियांत्रिकी, abhiyantriki", "engineering"],
  ["कानून, कायदा, विधि, kanoon, kayda", "law, llm, llb"],
  ["शिक्षा, शिक्षण, अध्यापन, shiksha, shikshan", "education"],
  ["वाणिज्य, कॉमर्स, vanijya", "commerce"],
  ["गणित, ganit", "mathematics"],
  ["विज्ञान, vigyan, vidnyan", "science"],
  ["डेटा साइंस, डेटा सायन्स", "data science"],
  ["संगणक, कंप्यूटर, sanganak", "computer"],
  ["प्रबंधन, व्यवस्थापन, prabandhan, vyavasthapan", "management"],
  ["अर्थशास्त्र, arthashastra", "economics"],
  ["पत्रकारिता, patrakarita", "journalism"],
  ["डिजाइन, डिज़ाइन", "design"],
  ["कला, kala", "arts"],
  ["अस्पताल, रुग्णालय", "hospital"],
  ["स्वास्थ्य, आरोग्य", "health"],
  ["छात्रवृत्ति, शिष्यवृत्ती, chhatravritti, shishyavrutti", "scholarship, scholarships"],
  ["फीस, शुल्क, shulk", "fee, fees"],
  ["नौकरी, naukri", "job, jobs, placement, placements"],
  ["परीक्षा, pariksha", "exam, exams, examination, examinations"],
  ["दूरस्थ, दूरशिक्षण", "distance"],
  ["ऑनलाइन, ऑनलाईन", "online"],
  ["विश्वविद्यालय, विद्यापीठ, vishwavidyalaya, vidyapeeth", "university"],
  ["पुणे, poona", "pune"],
  ["मुंबई, bombay", "mumbai"],
  ["दिल्ली", "delhi"],
  ["हैदराबाद", "hyderabad"],
  ["कोलकाता, calcutta", "kolkata"],
  ["बेंगलुरु, बंगळुरू, bangalore", "bengaluru"],
  ["जयपुर", "jaipur"],
  ["नागपुर, नागपूर", "nagpur"],
  ["अहमदाबाद", "ahmedabad"],
];
