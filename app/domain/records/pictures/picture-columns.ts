import { bareAddress } from "#app/lib/picture/picture-focus.ts";
import type { Tables } from "#db/schema.ts";

export interface PictureColumns<Column = string> {
  /** Columns with the address of one picture. */
  addresses: readonly Column[];
  /** Columns with a text that may show pictures, or with several texts by name. */
  texts?: readonly Column[];
  /** Columns with addresses of documents, which are in no library. */
  files?: readonly Column[];
}

/**
 * Where addresses of uploads are stored: the sweep keeps the files found here, and deleting a record deletes what only
 * it showed.
 */
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

/** The picture columns of a table. */
export const pictureColumnsOf = (table: string): PictureColumns =>
  (pictureColumns as Record<string, PictureColumns>)[table] ?? { addresses: [] };

/** The addresses of the pictures that a column's texts show. */
export const picturesInTexts = (column: unknown): string[] => [
  ...new Set(
    textsIn(column).flatMap((text) =>
      isPicture(text)
        ? [bareAddress(text)]
        : [...text.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address]) => address!),
    ),
  ),
];

/** Whether a text is just a picture's address, perhaps with its focal point. */
export const isPicture = (text: string): boolean =>
  /^\/(backend\/uploads\/[a-z]+|art)\/[\w-]+\.webp(#\d{1,3},\d{1,3})?$/.test(text);

/** Applies `change` to each text of a column. */
export function changedTexts(column: unknown, change: (text: string) => string): unknown {
  if (typeof column === "string") return change(column);
  const named = Object.entries(column as Record<string, unknown>);
  return Object.fromEntries(named.map(([name, text]) => [name, typeof text === "string" ? change(text) : text]));
}

const textsIn = (column: unknown): string[] =>
  typeof column === "string"
    ? [column]
    : Object.values(column as Record<string, unknown>).filter((text) => typeof text === "string");

/** The addresses of uploads in a text. */
export const uploadsIn = (text: string): string[] =>
  [...text.matchAll(/\/backend\/uploads\/[a-z]+\/[0-9a-f]{32}\.webp/g)].map(([address]) => address);
