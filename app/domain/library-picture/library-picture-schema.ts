import { z } from "zod";
import { optionalText, wholeNumber } from "#app/lib/schemas/field-schemas.ts";

const percent = { most: 100 };

/** What is said of a picture of the library; the picture itself is checked when it is decoded. */
export const libraryPictureInput = z.object({
  /** Empty where it is nothing but ornament. */
  image_alt: optionalText("Picture description", 300),
  /** E.g. of the file. */
  name: optionalText("Name", 200),
});

/** The point that every crop keeps, in percent from the left and from the top. */
export const libraryPictureChange = libraryPictureInput.extend({
  focus_x: wholeNumber("Point from the left", percent).optional(),
  focus_y: wholeNumber("Point from the top", percent).optional(),
});

/** How the library is narrowed: shown somewhere or nowhere, with words for people who do not see it or without. */
export const libraryFilters = {
  used: z.enum(["yes", "no"], "Choose yes or no").optional(),
  text: z.enum(["yes", "no"], "Choose yes or no").optional(),
};

export const libraryPictureRecord = z.object({
  id: z.number(),
  /** With its point, as records take it. */
  image_url: z.string(),
  name: z.string(),
  image_alt: z.string(),
  /** Of the canonical file, in pixels; 0 where nobody has measured it. */
  width: z.number(),
  height: z.number(),
  focus_x: z.number(),
  focus_y: z.number(),
  /** In how many places it is shown. */
  use_count: z.number(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A place that shows a picture: the record by its list's file name, and the field. */
const pictureUse = z.object({ list: z.string(), id: z.number(), name: z.string(), field: z.string() });

export const usedPictureRecord = libraryPictureRecord.extend({ used_in: z.array(pictureUse) });

export type LibraryPictureInput = z.infer<typeof libraryPictureInput>;
export type LibraryPictureChange = z.infer<typeof libraryPictureChange>;
export type LibraryPicture = z.infer<typeof libraryPictureRecord>;
export type UsedPicture = z.infer<typeof usedPictureRecord>;
