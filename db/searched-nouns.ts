/** The nouns that the site's search finds; the index knows a record by the number of its noun and its own id. */
export const searchKinds = { course: 1, university: 2, program: 3, article: 4, faq: 5, page: 6 } as const;

/** Of these and those before there may be very many. */
export const LAST_LARGE = searchKinds.university;

/** SQLite's index has one number for a record: so many ids of a noun stand before those of the next. */
export const KIND_SPAN = 2 ** 40;

export interface Noun {
  kind: number;
  table: string;
  /** What is indexed of `row`: its title, and all of its words. */
  title(row: string): string;
  words(row: string): string;
  /** The columns whose change changes these. */
  columns: string[];
}

const joined = (row: string, columns: string[]) => columns.map((column) => `coalesce(${row}.${column}, '')`);

/**
 * Those that the index began with; `pageNoun` joined them, and subjects joined courses (`courseNoun`), in migrations of
 * their own.
 */
export const firstNouns: Noun[] = [
  noun("course", "courses", {
    titles: ["title", "tag", "field"],
    others: ["description"],
    more: ["university_id"],
  }),
  noun("university", "universities", {
    titles: ["name"],
    others: ["location", "description", "programs", "facilities"],
  }),
  noun("program", "programs", {
    titles: ["title"],
    others: ["duration", "description", "eligibility", "key_features"],
  }),
  noun("article", "articles", { titles: ["title"], others: ["description", "search_text"] }),
  noun("faq", "faqs", { titles: ["question"], others: ["answer"] }),
];

export const pageNoun = noun("page", "pages", { titles: ["title"], others: ["description", "search_text"] });
export const nounsBeforeSubjects = [...firstNouns, pageNoun];

export const courseNoun = noun("course", "courses", {
  titles: ["title", "tag", "field", "subject"],
  others: ["description"],
  more: ["university_id"],
});
export const searchedNouns = [courseNoun, ...nounsBeforeSubjects.slice(1)];

interface IndexedColumns {
  titles: string[];
  /** Whose words are found, too. */
  others: string[];
  /** By which words of another table are found. */
  more?: string[];
}

function noun(kind: keyof typeof searchKinds, table: string, { titles, others, more = [] }: IndexedColumns): Noun {
  return {
    kind: searchKinds[kind],
    table,
    title: (row) => titles.map((column) => `${row}.${column}`).join(" || ' ' || "),
    words: (row) => {
      const own = joined(row, others).map((column) =>
        column.replace(/(\w+\.(programs|facilities|key_features))/, "cast($1 as text)"),
      );
      const where =
        table === "courses"
          ? [`(select name || ' ' || location from universities where id = ${row}.university_id)`]
          : [];
      return [...own, ...where].join(" || ' ' || ");
    },
    columns: [...titles, ...others, ...more],
  };
}
