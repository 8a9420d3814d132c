interface Described {
  /** As the form calls it. */
  label: string;
  hint?: string;
}

/** A text of one line, or of several (`paragraph`), in characters at most. */
export interface PlainText extends Described {
  kind: "line" | "paragraph";
  seed: string;
  most: number;
  /** May be left empty: then nothing stands in its place. */
  isOptional: boolean;
}

/** Short texts in an order of their own. */
export interface TextLines extends Described {
  kind: "lines";
  /** One of them, as controls name it. */
  one: string;
  seed: readonly string[];
}

export interface TextColumn {
  label: string;
  most: number;
  isOptional?: true;
  /** A path of this site, or a web address. */
  isLink?: true;
}

/** Rows of several texts each, e.g. links with their names. */
export interface TextRows<Column extends string = string> extends Described {
  kind: "rows";
  one: string;
  columns: Record<Column, TextColumn>;
  seed: readonly Record<Column, string>[];
}

/** HTML as the article editor writes it. */
export interface RichText extends Described {
  kind: "rich";
  seed: string;
}

/** The address of a picture of the library, with its point; empty for none. */
export interface PictureText extends Described {
  kind: "picture";
  seed: "";
}

export type PageText = PlainText | TextLines | TextRows | RichText | PictureText;

/** What a page says, in the parts and the order in which it stands there. */
export interface PageTexts {
  /** As the panel calls the page. */
  label: string;
  /** Where it is read; absent for what stands on every page. */
  path?: string;
  parts: Record<string, { label: string; note?: string; texts: Record<string, PageText> }>;
}

interface PlainOptions {
  /** 120 of a line, 600 of a paragraph. */
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

/** What search engines and those who receive the link are told of a page. */
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

/** Title and text, as many lists of a page have them. */
export const titleAndText = {
  title: { label: "Title", most: 80 },
  text: { label: "Text", most: 300, isOptional: true },
} as const satisfies Record<string, TextColumn>;
