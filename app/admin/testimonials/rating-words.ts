import { counted } from "#app/lib/text/counted.ts";

export const ratings = [1, 2, 3, 4, 5].map((rating) => ({ rating, word: counted(rating, "star") }));
