import { bareAddress } from "#app/lib/picture/picture-focus.ts";
import type { Tables } from "#db/schema.ts";

export interface PictureColumns<Column = string> {
  /** Each holds the address of one picture. */
  addresses: readonly Column[];
  /** Each holds a text that may show pictures by their addresses, or several texts by name. */
  texts?: readonly Column[];
  /** Each names documents by their addresses; they are files of no library. */
  files?: readonly Column[];
}

/** Where the addresses of uploads stand: the sweep keeps what it finds here, a deletion removes what its row showed. */
export const pictureColumns = {
  universities: { addresses: ["image", "logo", "share_image"], files: ["evidence"] },
  courses: { addresses: ["image", "share_image"] },
  programs: { addresses: ["share_image"], files: ["evidence"] },
  testimonials: { addresses: ["image"], files: ["evidence"] },
  stat_items: { addresses: [], files: ["evidence"] },
  settings: { addresses: [], files: ["evidence"] },
  expert_guidance: { addresses: ["image"], files: ["evidence"] },
  leaders: { addresses: ["image"] },
  articles: { addresses: ["image", "share_image"], texts: ["body"] },
  pages: { addresses: ["share_image"], texts: ["body"] },
  page_texts: { addresses: [], texts: ["texts"] },
  gallery_images: { addresses: ["image"] },
  library_pictures: { addresses: ["image"] },
  picture_uses: { addresses: ["image"] },
  plans: { addresses: [], texts: ["content"] },
  kept_pictures: { addresses: ["image"] },
  versions: { addresses: [], texts: ["snapshot"] },
  trash: { addresses: [], texts: ["snapshot"] },
} as const satisfies { [Table in keyof Tables]?: PictureColumns<keyof Tables[Table]> };

/** What a table's rows show. */
export const pictureColumnsOf = (table: string): PictureColumns =>
  (pictureColumns as Record<string, PictureColumns>)[table] ?? { addresses: [] };

/** The addresses of the pictures that the texts of a column show. */
export const picturesInTexts = (column: unknown): string[] => [
  ...new Set(
    textsIn(column).flatMap((text) =>
      isPicture(text)
        ? [bareAddress(text)]
        : [...text.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address]) => address!),
    ),
  ),
];

/** A text that is nothing but the address of a picture, with its point. */
export const isPicture = (text: string): boolean =>
  /^\/(backend\/uploads\/[a-z]+|art)\/[\w-]+\.webp(#\d{1,3},\d{1,3})?$/.test(text);

/** A column with each of its texts as `change` makes it. */
export function changedTexts(column: unknown, change: (text: string) => string): unknown {
  if (typeof column === "string") return change(column);
  const named = Object.entries(column as Record<string, unknown>);
  return Object.fromEntries(named.map(([name, text]) => [name, typeof text === "string" ? change(text) : text]));
}

const textsIn = (column: unknown): string[] =>
  typeof column === "string"
    ? [column]
    : Object.values(column as Record<string, unknown>).filter((text) => typeof text === "string");

/** The addresses of the uploads that a text names. */
export const uploadsIn = (text: string): string[] =>
  [...text.matchAll(/\/backend\/uploads\/[a-z]+\/[0-9a-f]{32}\.webp/g)].map(([address]) => address);
