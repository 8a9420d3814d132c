import { z } from "zod";
import { optionalText, singleLine } from "#app/lib/schemas/field-schemas.ts";

/** Texts for search engines and shared links; empty: the record's own. */
export const searchWordsInput = {
  search_title: singleLine(optionalText("Headline in search results", 70), "Headline in search results"),
  search_description: optionalText("Words in search results", 300),
};

export const searchWordsRecord = {
  search_title: z.string(),
  search_description: z.string(),
  /** A library picture for shared links; null: a drawing. */
  share_image: z.string().nullable(),
};

export interface SearchWords {
  search_title: string;
  search_description: string;
  share_image: string | null;
}
