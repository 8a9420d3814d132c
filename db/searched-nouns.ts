/** The nouns of the site's search, with their numbers in the index; a record is identified by number and id. */
export const searchKinds = { course: 1, university: 2, program: 3, article: 4, faq: 5, page: 6 } as const;

/** Up to this one, nouns may have very many records. */
export const LAST_LARGE = searchKinds.university;

/** In SQLite's index, a record's number is the noun's number times this, plus its id. */
export const KIND_SPAN = 2 ** 40;

export interface Noun {
  kind: number;
  table: string;
  /** SQL expressions on `row`: the title, and the other words. */
  title(row: string): string;
  words(row: string): string;
  /** The columns they depend on. */
  columns: string[];
}

const joined = (row: string, columns: string[]) => columns.map((column) => `coalesce(${row}.${column}, '')`);

/** The nouns of the first migration; later migrations added `pageNoun` and the subjects of `courseNoun`. */
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
