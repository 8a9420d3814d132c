import type { SchemaChange } from "#db/schema-change.ts";

export const up = ({ db }: SchemaChange): Promise<void> => fillWordsAsTyped(db);

/** What families type in Hindi and Marathi, in both scripts, and found nothing: subjects, degrees, ways to study, money, papers. What staff wrote of a word meanwhile stays theirs. */
export async function fillWordsAsTyped(db: SchemaChange["db"]): Promise<void> {
  const lines = await db.selectFrom("synonyms").select(["words", "position"]).execute();
  const known = new Set(lines.flatMap(({ words }) => partsOf(String(words).toLowerCase())));
  const last = Math.max(0, ...lines.map(({ position }) => Number(position)));
  const rows = added.filter(([words]) => partsOf(words).every((word) => !known.has(word)));
  if (rows.length === 0) return;
  const at = "2026-11-27T00:00:00.000Z";
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

/** What people type, and what it finds. */
const added: [words: string, foundWords: string][] = [
  [
    "व्यवसाय प्रशासन, व्यवसाय प्रबंधन, व्यवसाय व्यवस्थापन, बिज़नेस एडमिनिस्ट्रेशन, बिजनेस एडमिनिस्ट्रेशन, vyavsay prashasan, vyavasay prashasan, vyavsay prabandhan, business admin, business management, बिजनेस मैनेजमेंट, बिझनेस मॅनेजमेंट",
    "mba, bba, business administration",
  ],
  ["बिजनेस, बिझनेस, व्यापार, vyapar", "business"],
  ["मैनेजमेंट, मॅनेजमेंट", "management"],
  ["प्रशासन, prashasan, एडमिनिस्ट्रेशन", "administration"],
  ["मैकेनिकल, मेकॅनिकल, यांत्रिकी, यांत्रिक, yantriki", "mechanical"],
  ["इलेक्ट्रिकल, विद्युत, vidyut", "electrical"],
  ["सिविल, सिव्हिल, स्थापत्य, sthapatya", "civil"],
  ["सांख्यिकी, संख्याशास्त्र, sankhyiki, sankhyashastra, stats", "statistics"],
  ["maths, गणितशास्त्र, मैथ्स, मॅथ्स", "mathematics"],
  ["जन स्वास्थ्य, लोक स्वास्थ्य, पब्लिक हेल्थ, jan swasthya", "public health"],
  ["हॉस्पिटल, aspatal, rugnalay", "hospital"],
  ["बैंकिंग, बँकिंग", "banking"],
  ["डेटा, डाटा", "data"],
  ["डेटा विश्लेषण, डेटा एनालिसिस, डाटा एनालिटिक्स", "data analytics, data science"],
  ["डाटा साइंस, डाटा सायन्स, विदा विज्ञान, data sciences", "data science"],
  ["क्लाउड, क्लाऊड", "cloud"],
  ["कंप्यूटिंग, कॉम्प्युटिंग", "computing"],
  ["सिक्योरिटी, सिक्युरिटी", "security"],
  ["hacking, ethical hacking, हैकिंग, हॅकिंग", "cyber security"],
  ["coding, coder, programmer, कोडिंग, प्रोग्रामिंग", "programming"],
  ["सॉफ्टवेयर, सॉफ्टवेअर, developer, डेवलपर", "software"],
  ["भाषा, bhasha", "language, languages"],
  ["समाजशास्त्र, samajshastra", "sociology"],
  ["राजनीति विज्ञान, राज्यशास्त्र, rajniti vigyan, rajyashastra", "political science"],
  ["साहित्य, sahitya", "literature"],
  ["bangla", "bengali"],
  ["cinema, filmmaking, film making, सिनेमा", "film"],
  ["मीडिया", "media"],
  ["मास कम्युनिकेशन, जनसंचार, जनसंवाद, jansanchar", "mass communication"],
  ["reporter, पत्रकार, patrakar", "journalism"],
  ["डिजाइनर, डिझाईन, डिझाइन", "design"],
  ["teacher training, अध्यापक, adhyapak", "education, teaching"],
  ["एलएलएम, एल एल एम, एलएलबी, एल एल बी", "law, llm, llb"],
  ["एमपीएच", "mph, master of public health"],
  ["बीडेस, बी डेस", "bdes, bachelor of design"],
  ["एमडेस, एम डेस", "mdes, master of design"],
  ["पीएचडी, पी एच डी, डॉक्टरेट, विद्यावाचस्पति, vidyavachaspati", "phd, doctorate, doctoral"],
  ["pgdm, पीजीडीएम", "mba"],
  ["masters, मास्टर, मास्टर्स", "master, postgraduate, ma, mba, mca, msc, mcom, mtech"],
  ["bachelors, बैचलर, बॅचलर", "bachelor, ba, bba, bca, bsc, bcom, btech"],
  ["after 12, 12 ke baad, 12 के बाद, 12 नंतर, 12वी, 12th pass", "12th"],
  ["दूर शिक्षण, dur shikshan, door shikshan, durastha, duradhyayan", "distance"],
  ["from home, ghar baithe, ghar se, घर बैठे, घर से, ghari basun, घरी बसून", "online"],
  ["regular, fulltime, रेगुलर, नियमित, फुल टाइम, पूर्णवेळ", "full time, campus"],
  ["part time, पार्ट टाइम, अर्धवेळ", "weekend"],
  ["hybrid, ब्लेंडेड", "blended"],
  ["एग्जीक्यूटिव, एक्जीक्यूटिव, एक्झिक्युटिव्ह", "executive"],
  ["कामकाजी, kamkaji", "working"],
  ["two degrees, do degree, दो डिग्री, दोन पदव्या", "dual"],
  ["1 saal, ek saal, एक साल, एक वर्ष, ek varsh", "1 year, one year"],
  ["2 saal, do saal, दो साल, दोन वर्षे, don varsh", "2 years, two years"],
  ["मुक्त, mukt, ओपन", "open"],
  ["डिग्री", "degree, degrees"],
  ["कोर्स, पाठ्यक्रम, अभ्यासक्रम, pathyakram, abhyaskram", "course, courses"],
  ["यूनिवर्सिटी, युनिव्हर्सिटी, कॉलेज, महाविद्यालय, mahavidyalaya", "university, college"],
  ["फी, kharch, kharcha, खर्च, खर्चा, लागत, lagat, शुल्क किती, fees kiti, fee kiti", "fee, fees, cost"],
  ["bank loan, बैंक लोन, शिक्षा ऋण, शैक्षणिक कर्ज, शिक्षण कर्ज, shikshan karj, shiksha loan", "loan, loans"],
  ["ईएमआई, ईएमआय", "emi, instalment, instalments"],
  ["किश्त, किश्तों, kisht, हप्ते, hapte", "instalment, instalments"],
  ["वजीफा, वज़ीफ़ा, vazifa, wazifa, स्कॉलरशिप", "scholarship, scholarships"],
  ["नोकरी करत शिक्षण, nokari karat shikshan, naukri karte hue, job karte hue", "full time job"],
  ["nokari, nokri, जॉब, प्लेसमेंट", "job, jobs, placement, placements"],
  ["वेतन, तनख्वाह, पगार, सैलरी, vetan, pagar, tankhwah", "salary"],
  ["सरकारी नौकरी, सरकारी नोकरी, sarkari naukri, sarkari nokari, govt job", "government job"],
  ["मान्य, वैध, manya, vaidh", "valid, recognised, approvals"],
  ["fake, fraud, nakli, farji, नकली, फर्जी, बनावट", "approvals"],
  ["डीईबी आईडी", "deb id"],
  ["दस्तावेज, दस्तावेज़, कागदपत्रे, कागदपत्र, dastavez, dastavej, kagadpatre, kagadpatra, kagad patra", "documents"],
  ["मार्कशीट, अंकपत्र, गुणपत्रिका, ankpatra, gunpatrika", "marksheet, marksheets"],
  ["admission process, प्रवेश प्रक्रिया, pravesh prakriya", "admission, admissions"],
  ["अंतिम तिथि, अंतिम तारीख, शेवटची तारीख, antim tithi, antim tarikh", "last date, admission, admissions"],
  ["पात्रता, योग्यता, patrata, yogyata", "eligibility, eligible"],
  ["पैसा वापस, पैसे परत, फीस वापस, फी परत, paisa wapas, paise parat, fees wapsi", "refund, refunds"],
  ["guidance, सलाह, मार्गदर्शन, salah, margdarshan, काउंसलिंग", "counselling, counsellor"],
  ["वीजा, वीज़ा, व्हिसा", "visa"],
  ["विदेश, परदेश, videsh, pardesh", "abroad"],
  ["हॉस्टल, होस्टल", "hostel, hostels"],
  ["कैंपस, कॅम्पस", "campus"],
  ["इंटरव्यू, साक्षात्कार, मुलाखत, mulakhat", "interview, interviews"],
  ["resume, cv, biodata, बायोडाटा", "employer, employers"],
  ["रात की पाली, रात्रपाळी, raat ki shift, ratrapali", "night shift"],
  ["पुण्यात, punyat", "pune"],
  ["मुंबईत, mumbait", "mumbai"],
  ["महाराष्ट्रात, maharashtrat", "maharashtra"],
  ["बैंगलोर, बंगलौर, बंगलुरु", "bengaluru"],
];
