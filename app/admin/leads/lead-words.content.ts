import type { Lead } from "#app/domain/lead/lead-schema.ts";

/** The pages that carry the consultation form; any other source shows as its path. */
const sourcePages: Record<string, string> = {
  "/": "Home page",
  "/courses": "Courses",
  "/guidance": "Guidance",
};

/** As the filter's address names it; empty values stand for no filter. */
export const sourceOf = ({ source_page }: Pick<Lead, "source_page">) => source_page ?? "unknown";

export const sourceWord = (path: string | null) => (path === null ? "" : (sourcePages[path] ?? path));
