import { handSourceWords } from "#app/domain/lead/lead-sources.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

/** The ways of those whom staff entered, and the pages that carry the form; any other source shows as its path. */
const sourceWords: Record<string, string> = {
  ...handSourceWords,
  "/": "Home page",
  "/courses": "Courses",
  "/guidance": "Guidance",
};

/** As the filter's address names it; empty values stand for no filter. */
export const sourceOf = ({ source_page }: Pick<Lead, "source_page">) => source_page ?? "unknown";

export const sourceWord = (path: string | null) => (path === null ? "" : (sourceWords[path] ?? path));
