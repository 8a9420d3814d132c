/**
 * What people want to know about a course, and limits they set. Beside nothing but little words, these are what is
 * searched for.
 */
const topicWords = new Set(
  `admission admissions apply approved budget cost date deb details duration eligibility eligible fee fees hajar hazar india inr lakh lakhs last naac pravesh price process rs rupaye rupee rupees salary
  structure subjects syllabus thousand ugc under valid dakhila patrata yogyata lagat vetan pagar bharat
  पात्रता योग्यता प्रवेश प्रवेशासाठी प्रक्रिया दाखिला एडमिशन ॲडमिशन सिलेबस विषय अवधि कालावधी वेतन पगार सैलरी मान्य मान्यताप्राप्त यूजीसी भारत भारतात लाख हजार रुपये रुपए बजट अंतिम तारीख
  तिथि शेवटची फीस फी शुल्क`.split(/\s+/),
);

/** Words that do not tell one record from another; left out when not all words are found together. */
export const quietWords = new Set([
  ...topicWords,
  ...`a affordable an and are at below best by can cheap cheapest college colleges course courses degree degrees for from good how i in is less low me mein my near of on
  or policy should than the to top upto university universities what which with within after vidyapeeth shulk padhai baad ka ke ki ko me se hai hain kya karna
  kare karu saath sathi nantar kaun kaunsa kaunsi kon konsa konsi si sa kaise kiti konta konti ahe accha acha achha achchi sasta saste sasti swasta
  sabse kam wala wale wali pe par k kitna kitne kitni hote hoti milega milegi milta sakta sakte sakti kab girls boys women ladies female
  ladki ladkiyon ladka ladke mahila mulinsathi mulgi housewife gruhini medium madhyam pathyakram abhyaskram liye mujhe mala chahiye lena karat hoga hogi hota marks percent
  percentage pratishat takke प्रतिशत टक्के अंक गुण
  विश्वविद्यालय विद्यापीठ यूनिवर्सिटी कॉलेज महाविद्यालय कोर्स डिग्री पाठ्यक्रम अभ्यासक्रम पढ़ाई का के की को में से है हैं क्या करना करें करे साथ बाद
  ऑफ इन तक पर्यंत अंदर साठी मध्ये आहे नंतर कौन कौनसा कौनसी सा सी कैसे कोणता कोणती कोणते किती चांगला चांगली अच्छा अच्छी सस्ता सस्ती सस्ते स्वस्त सबसे कम लिए मुझे मला चाहिए लेना करत
  होगा होगी होता वाला वाली वाले पर कितना कितने कितनी कब मिलेगा मिलेगी लड़की लड़कियों लड़के
  महिला महिलाओं मुली मुलींसाठी मुलगी महिलांसाठी गृहिणी माध्यम माध्यमातून`.split(/\s+/),
]);

const SHORTEST_TELLING = 3;

/**
 * A key for phrases of two or more telling words, whatever their order and number: *business bachelors* equals
 * *bachelor of business*. Null for other phrases.
 */
export function senseOf(words: string[]): string | null {
  const telling = words.filter((word) => !quietWords.has(word));
  if (telling.length < 2 || telling.some(({ length }) => length < SHORTEST_TELLING)) return null;
  return telling
    .map((word) => word.replace(/s$/, ""))
    .toSorted()
    .join(" ");
}

/** Whether a phrase only names what is to be known: *fees*, *last date*, *how much fees*. */
export const isTopic = (phrase: string[]): boolean =>
  phrase.every((word) => quietWords.has(word)) && phrase.some((word) => topicWords.has(word));

/** Whether all words are quiet: *kaun sa course*. */
export const asksWhich = (words: string[]): boolean => words.length > 0 && words.every((word) => quietWords.has(word));
