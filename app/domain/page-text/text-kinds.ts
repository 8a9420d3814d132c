interface Described {
  /** Its label in the form. */
  label: string;
  hint?: string;
}

/** A text of one line, or of several (`paragraph`); `most` is in characters. */
export interface PlainText extends Described {
  kind: "line" | "paragraph";
  seed: string;
  most: number;
  /** May be empty; then nothing is shown. */
  isOptional: boolean;
}

/** An ordered list of short texts. */
export interface TextLines extends Described {
  kind: "lines";
  /** The word for one, used by controls. */
  one: string;
  seed: readonly string[];
}

export interface TextColumn {
  label: string;
  most: number;
  isOptional?: true;
  /** A path on this site or a web address. */
  isLink?: true;
}

/** Rows of several texts each, e.g. links with their names. */
export interface TextRows<Column extends string = string> extends Described {
  kind: "rows";
  one: string;
  columns: Record<Column, TextColumn>;
  seed: readonly Record<Column, string>[];
}

/** HTML from the article editor. */
export interface RichText extends Described {
  kind: "rich";
  seed: string;
}

/** A library picture's address with its focal point; empty: none. */
export interface PictureText extends Described {
  kind: "picture";
  seed: "";
}

export type PageText = PlainText | TextLines | TextRows | RichText | PictureText;

/** A page's texts, in parts, in the page's order. */
export interface PageTexts {
  /** The page's name in the panel. */
  label: string;
  /** The page's path; absent for texts on every page. */
  path?: string;
  parts: Record<string, { label: string; note?: string; texts: Record<string, PageText> }>;
}

interface PlainOptions {
  /** Default: 120 for a line, 600 for a paragraph. */
  most?: number;
  isOptional?: true;
  hint?: string;
}

const plain =
  (kind: PlainText["kind"], usual: number) =>
  (label: string, seed: string, { most = usual, isOptional, ...rest }: PlainOptions = {}): PlainText => ({
    kind,
    label,
    seed,
    most,
    isOptional: isOptional ?? false,
    ...rest,
  });

export const line = plain("line", 120);
export const paragraph = plain("paragraph", 600);

export const lines = (label: string, one: string, seed: readonly string[]): TextLines => ({
  kind: "lines",
  label,
  one,
  seed,
});

export const rows = <Column extends string>(texts: Omit<TextRows<Column>, "kind">): TextRows<Column> => ({
  kind: "rows",
  ...texts,
});

export const rich = (label: string, seed: string, hint: string): RichText => ({ kind: "rich", label, seed, hint });

/** The texts for search engines and shared links. */
export const forSearch = (title: string, description: string) => ({
  label: "Search engines and shared links",
  texts: {
    title: line("Title", title, { most: 70, hint: "The site’s name follows by itself." }),
    description: paragraph("Description", description, { most: 200 }),
    picture: {
      kind: "picture",
      label: "Picture of shared links",
      seed: "",
      hint: "1200 by 630 pixels of it are shown. Without one a picture is drawn of the title.",
    } satisfies PictureText as PictureText,
  },
});

/** The columns of many lists: title and text. */
export const titleAndText = {
  title: { label: "Title", most: 80 },
  text: { label: "Text", most: 300, isOptional: true },
} as const satisfies Record<string, TextColumn>;
