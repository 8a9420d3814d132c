import type { Tables } from "#db/schema.ts";
import { wordsOfHtml } from "#app/domain/article/body/article-text.ts";
import { foldText } from "#app/lib/text/fold-text.ts";

/** The columns that `q` searches (section 5 of the specification), per table. */
const searchedColumns = {
  users: ["username", "email", "full_name"],
  subscribers: ["email"],
  outbox: ["recipient", "subject"],
  courses: ["title", "description"],
  universities: ["name", "location"],
  programs: ["title", "description"],
  testimonials: ["name", "content"],
  faqs: ["question", "answer"],
  stat_items: ["number", "text"],
  expert_guidance: ["name", "title", "expertise"],
  leaders: ["name", "title"],
  core_values: ["name", "text"],
  articles: ["title", "description", "body"],
  gallery_images: ["caption", "image_alt"],
  templates: ["name", "subject", "body"],
  library_pictures: ["name", "image_alt"],
  redirects: ["from_path", "to_path"],
  synonyms: ["words", "found_words"],
  field_rules: ["name", "source"],
  pages: ["title", "description", "body"],
  page_texts: ["page"],
  trash: ["name"],
  activities: ["name"],
} as const satisfies { [Table in keyof Tables]?: (keyof Tables[Table])[] };

type Described = keyof typeof searchedColumns;
type Row<Table extends Described> = { [Column in (typeof searchedColumns)[Table][number]]?: unknown };
type Texts = Record<string, string | null | undefined>;

/** A row's search text; whoever writes the table stores it as `search_text`. */
export function searchTextOf<Table extends Described>(table: Table, row: Row<Table>): string {
  const columns: readonly string[] = searchedColumns[table];
  const texts = columns.map((column) => (row as Texts)[column] ?? "");
  return foldText((table === "articles" || table === "pages" ? texts.map(wordsOfHtml) : texts).join(" "));
}
