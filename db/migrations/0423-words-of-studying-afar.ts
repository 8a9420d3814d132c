import { type AddedSynonyms, addSynonyms } from "#db/migrating/add-synonyms.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Marathi for studying at a distance and online, which found education for its second word, and admission as it is spoken. What staff wrote of a word meanwhile stays theirs. */
export const up = ({ db }: SchemaChange): Promise<void> => addSynonyms(db, added, "2026-11-29T00:00:00.000Z");

const added: AddedSynonyms = [
  [
    "दूरस्थ शिक्षण, दूरस्थ शिक्षा, दूर शिक्षा, durasth shikshan, doorasth shikshan, durasth shiksha, doorasth shiksha, dur shiksha",
    "distance",
  ],
  [
    "ऑनलाइन शिक्षण, ऑनलाईन शिक्षण, ऑनलाइन शिक्षा, ऑनलाईन शिक्षा, online shikshan, online shiksha, online education",
    "online",
  ],
  ["एडमिशन, ॲडमिशन, अॅडमिशन, ऍडमिशन, एडमिशन प्रक्रिया, ॲडमिशन प्रक्रिया", "admission, admissions"],
];
