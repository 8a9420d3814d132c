import { z } from "zod";
import { optionalText, singleLine } from "#app/lib/schemas/field-schemas.ts";

/** What search engines and those who receive a link are told in the place of a record's own words; empty: those. */
export const searchWordsInput = {
  search_title: singleLine(optionalText("Headline in search results", 70), "Headline in search results"),
  search_description: optionalText("Words in search results", 300),
};

export const searchWordsRecord = {
  search_title: z.string(),
  search_description: z.string(),
  /** A picture of the library that shared links show; null: a drawing. */
  share_image: z.string().nullable(),
};

export interface SearchWords {
  search_title: string;
  search_description: string;
  share_image: string | null;
}
