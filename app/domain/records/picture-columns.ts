import type { Tables } from "#db/schema.ts";

export interface PictureColumns<Column = string> {
  /** Each holds the address of one picture. */
  addresses: readonly Column[];
  /** Each holds a text that may show pictures by their addresses. */
  texts?: readonly Column[];
}

/** Where the addresses of uploads stand: the sweep keeps what it finds here, a deletion removes what its row showed. */
export const pictureColumns = {
  universities: { addresses: ["image", "logo"] },
  courses: { addresses: ["image"] },
  testimonials: { addresses: ["image"] },
  expert_guidance: { addresses: ["image"] },
  leaders: { addresses: ["image"] },
  articles: { addresses: ["image"], texts: ["body"] },
  gallery_images: { addresses: ["image"] },
  library_pictures: { addresses: ["image"] },
  versions: { addresses: [], texts: ["snapshot"] },
  trash: { addresses: [], texts: ["snapshot"] },
} as const satisfies { [Table in keyof Tables]?: PictureColumns<keyof Tables[Table]> };

/** The addresses of the uploads that a text names. */
export const uploadsIn = (text: string): string[] =>
  [...text.matchAll(/\/backend\/uploads\/[a-z]+\/[0-9a-f]{32}\.webp/g)].map(([address]) => address);
