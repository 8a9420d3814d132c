import type { SchemaChange } from "#db/schema-change.ts";

/**
 * What barred disciplines and degrees are called in Hindi and Marathi (record 580): behind each that a rule names as the
 * first rules do. A line that staff wrote otherwise, or took out, stays theirs. At the next start courses follow from
 * the rules.
 */
export async function up({ db }: SchemaChange): Promise<void> {
  const rules = await db.selectFrom("field_rules").select(["id", "content"]).where("kind", "=", "barred").execute();
  for (const { id, content: stored } of rules) {
    const content = (typeof stored === "string" ? JSON.parse(stored) : stored) as Lists;
    const subjects = content.subjects.map((line) => withNames(line, namesOfSubjects));
    const degrees = content.degrees.map((line) => withNames(line, namesOfDegrees));
    if (subjects.join() === content.subjects.join() && degrees.join() === content.degrees.join()) continue;
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

const withNames = (line: string, names: Record<string, string>) =>
  Object.hasOwn(names, line) ? `${line}, ${names[line]}` : line;

const namesOfSubjects: Record<string, string> = {
  Engineering: "अभियांत्रिकी, इंजीनियरिंग, इंजिनीअरिंग, इंजिनिअरिंग",
  Architecture: "वास्तुकला, स्थापत्यकला, वास्तुविद्या, आर्किटेक्चर",
  Medical: "वैद्यकीय, मेडिकल",
  Medicine: "चिकित्सा, वैद्यकशास्त्र, मेडिसिन",
  Dental: "दंत, दन्त, डेंटल",
  Nursing: "नर्सिंग, परिचर्या, शुश्रूषा",
  Pharmacy: "फार्मसी, फार्मेसी, औषधनिर्माण, औषधनिर्माणशास्त्र, भेषज",
  Physiotherapy: "फिजियोथेरेपी, फिजियोथेरपी, फिजिओथेरपी, भौतिकोपचार, भौतिक चिकित्सा",
  "Occupational therapy": "व्यवसायोपचार, ऑक्युपेशनल थेरपी, ऑक्यूपेशनल थेरेपी",
  Paramedical: "पैरामेडिकल, पॅरामेडिकल, परावैद्यकीय",
  Law: "कायदा, कानून, लॉ, विधिशास्त्र, विधीशास्त्र, वकालत",
  Agriculture: "कृषि, कृषी, शेती, शेतकी, एग्रीकल्चर, ॲग्रीकल्चर",
  Horticulture: "उद्यानविद्या, उद्यान विज्ञान, बागवानी, फलोत्पादन, हॉर्टिकल्चर",
  "Hotel management": "होटल मैनेजमेंट, हॉटेल मॅनेजमेंट, होटल प्रबंधन, हॉटेल व्यवस्थापन",
  "Catering technology": "केटरिंग टेक्नोलॉजी, केटरिंग तंत्रज्ञान",
  "Culinary sciences": "पाककला, पाकशास्त्र",
  "Aircraft maintenance": "विमान देखभाल, विमान अनुरक्षण, एयरक्राफ्ट मेंटेनेंस",
  Aviation: "विमानन, एविएशन, एव्हिएशन",
  "Visual arts": "दृश्यकला",
  Sports: "क्रीडा, खेल, स्पोर्ट्स",
  Yoga: "योग, योगा, योगशास्त्र",
  Tourism: "पर्यटन, टूरिज्म, टुरिझम",
  Hospitality: "आतिथ्य, हॉस्पिटैलिटी, हॉस्पिटॅलिटी",
  Psychology: "मानसशास्त्र, मनोविज्ञान, साइकोलॉजी, सायकॉलॉजी",
  Microbiology: "सूक्ष्मजीवशास्त्र, सूक्ष्मजीव विज्ञान, सूक्ष्मजैविकी, माइक्रोबायोलॉजी, मायक्रोबायोलॉजी",
  "Food and nutrition science": "अन्न व पोषण विज्ञान, खाद्य एवं पोषण विज्ञान",
  Biotechnology: "जैवतंत्रज्ञान, जैव प्रौद्योगिकी, बायोटेक्नोलॉजी, बायोटेक्नॉलॉजी",
  "Clinical nutrition": "क्लिनिकल न्यूट्रिशन",
  Dietetics: "आहारशास्त्र, आहार विज्ञान, डायटेटिक्स",
  Nutrition: "पोषण, पोषणशास्त्र, न्यूट्रिशन, न्युट्रिशन",
};

const namesOfDegrees: Record<string, string> = {
  "B.Tech": "बी.टेक",
  "Bachelor of Technology": "बैचलर ऑफ टेक्नोलॉजी, बॅचलर ऑफ टेक्नॉलॉजी",
  "M.Tech": "एम.टेक",
  "Master of Technology": "मास्टर ऑफ टेक्नोलॉजी, मास्टर ऑफ टेक्नॉलॉजी",
  "B.E.": "बी.ई.",
  "M.E.": "एम.ई.",
  "B.Arch": "बी.आर्क",
  "M.Arch": "एम.आर्क",
  MBBS: "एमबीबीएस",
  BDS: "बीडीएस",
  MDS: "एमडीएस",
  BHMS: "बीएचएमएस",
  BAMS: "बीएएमएस",
  BUMS: "बीयूएमएस",
  "D.Pharm": "डी.फार्म, डी.फार्मा, डी.फार्मसी, डी.फार्मेसी",
  "B.Pharm": "बी.फार्म, बी.फार्मा, बी.फार्मसी, बी.फार्मेसी",
  "M.Pharm": "एम.फार्म, एम.फार्मा, एम.फार्मसी, एम.फार्मेसी",
  "Pharm.D": "फार्म.डी",
  BPT: "बीपीटी",
  MPT: "एमपीटी",
  BHM: "बीएचएम",
  "LL.B.": "एलएल.बी.",
  "Bachelor of Laws": "विधि स्नातक, बैचलर ऑफ लॉज",
  "LL.M.": "एलएल.एम.",
  "Master of Laws": "विधि स्नातकोत्तर, मास्टर ऑफ लॉज",
  BFA: "बीएफए",
  "Bachelor of Fine Arts": "बैचलर ऑफ फाइन आर्ट्स",
  MFA: "एमएफए",
  "Master of Fine Arts": "मास्टर ऑफ फाइन आर्ट्स",
  "M.Phil.": "एम.फिल.",
  "Ph.D.": "पीएच.डी., विद्यावाचस्पति",
  "Doctor of Philosophy": "डॉक्टर ऑफ फिलॉसफी",
};
