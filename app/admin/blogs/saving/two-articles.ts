import { bothOf, type TwoHandedField } from "#app/admin/conflict/changed-fields.ts";
import type { Chosen } from "#app/admin/conflict/two-hands.tsx";
import { formatMoment, fromIndiaTime } from "#app/admin/india-time.ts";
import { stageWords } from "#app/domain/article/article-stages.ts";
import { bodyLines } from "#app/domain/article/body/body-lines.ts";
import type { ArticleWords } from "#app/admin/blogs/article-words.ts";

/** An article in the editor: its fields, and its body as HTML. */
export interface Written {
  words: ArticleWords;
  body: string;
}

interface Part {
  name: string;
  label: string;
  kind: TwoHandedField["kind"];
  /** The text that is compared, and how it is shown. */
  said: (written: Written) => string;
  shown?: (written: Written) => string;
  /** The fields that belong to it. */
  words?: (keyof ArticleWords)[];
}

interface Authors {
  id: number;
  name: string;
}

/** The differences between the editor's article and the version saved since; `opened` is null if unknown. */
export function differingParts(
  { opened, theirs, mine }: { opened: Written | null; theirs: Written; mine: Written },
  authors: Authors[],
): TwoHandedField[] {
  return partsOf(authors)
    .filter(({ said }) => said(theirs) !== said(mine))
    .map(({ name, label, kind, said, shown = said }) => ({
      name,
      label,
      kind,
      ...(opened && { opened: shown(opened) }),
      theirs: shown(theirs),
      mine: shown(mine),
    }));
}

/** The merged article, with the chosen version of each part. */
export function chosenArticle({ theirs, mine }: { theirs: Written; mine: Written }, chosen: Chosen): Written {
  const article: Written = { words: { ...mine.words }, body: mine.body };
  for (const { name, words = [] } of partsOf([])) {
    if (chosen[name] === "theirs")
      Object.assign(article.words, Object.fromEntries(words.map((word) => [word, theirs.words[word]])));
    if (chosen[name] === "both" && name === "description")
      article.words.description = bothOf(theirs.words.description, mine.words.description);
  }
  if (chosen["body"] === "theirs") article.body = theirs.body;
  if (chosen["body"] === "both") article.body = theirs.body + mine.body;
  return article;
}

const partsOf = (authors: Authors[]): Part[] => [
  wordPart("title", "Title"),
  { name: "body", label: "Text", kind: "lines", said: ({ body }) => body, shown: ({ body }) => bodyLines(body) },
  { ...wordPart("description", "Description"), kind: "lines" },
  wordPart("category", "Category"),
  {
    name: "authorId",
    label: "Author",
    kind: "words",
    said: ({ words }) => words.authorId ?? "",
    shown: ({ words }) => authors.find(({ id }) => `${id}` === words.authorId)?.name ?? "",
    words: ["authorId"],
  },
  { name: "cover", label: "Cover", kind: "picture", said: ({ words }) => words.cover ?? "", words: ["cover"] },
  wordPart("coverAlt", "Description of the cover"),
  {
    name: "shared",
    label: "Picture of shared links",
    kind: "picture",
    // Texts kept by an earlier version lack this field.
    said: ({ words }) => words.shared ?? "",
    words: ["shared"],
  },
  wordPart("slug", "Address"),
  wordPart("searchTitle", "Headline in search results"),
  wordPart("searchDescription", "Words in search results"),
  { name: "status", label: "Status", kind: "words", said: stageIn, words: ["status", "appearsAt"] },
  { name: "besideAt", label: "Draft appears on", kind: "words", said: besideIn, words: ["besideAt"] },
];

type WordName = "title" | "description" | "category" | "coverAlt" | "slug" | "searchTitle" | "searchDescription";

const wordPart = (name: WordName, label: string): Part => ({
  name,
  label,
  kind: "words",
  said: ({ words }) => words[name] ?? "",
  words: [name],
});

function stageIn({ words: { status, appearsAt } }: Written): string {
  const at = status === "scheduled" && fromIndiaTime(appearsAt);
  return at ? `${stageWords[status]}, ${formatMoment(at)}` : stageWords[status];
}

function besideIn({ words: { besideAt } }: Written): string {
  return besideAt ? formatMoment(fromIndiaTime(besideAt)) : "";
}
