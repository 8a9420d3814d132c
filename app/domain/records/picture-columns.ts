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
} as const satisfies { [Table in keyof Tables]?: PictureColumns<keyof Tables[Table]> };

/** The pictures that a row shows in columns of their own. */
export function picturesIn(table: keyof Tables, row: Record<string, unknown>): string[] {
  const columns: PictureColumns | undefined = (pictureColumns as Record<string, PictureColumns>)[table];
  return (columns?.addresses ?? []).map((column) => row[column]).filter((address) => typeof address === "string");
}
