import { handSourceWords } from "./lead-sources.ts";

/** Names for sources; any other source shows as its path. */
const sourceWords: Record<string, string> = {
  ...handSourceWords,
  "/": "Home page",
  "/courses": "Courses",
  "/guidance": "Guidance",
};

export const sourceWord = (path: string | null) => (path === null ? "" : (sourceWords[path] ?? path));
