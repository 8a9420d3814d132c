import { z } from "zod";
import { optionalText, wholeNumber } from "#app/lib/schemas/field-schemas.ts";

const percent = { most: 100 };

/** The texts of a library picture; the file is checked when it is decoded. */
export const libraryPictureInput = z.object({
  /** Empty for decoration. */
  image_alt: optionalText("Picture description", 300),
  /** E.g. the file's name. */
  name: optionalText("Name", 200),
});

/** With the focal point that every crop keeps, in percent from left and top. */
export const libraryPictureChange = libraryPictureInput.extend({
  focus_x: wholeNumber("Point from the left", percent).optional(),
  focus_y: wholeNumber("Point from the top", percent).optional(),
});

/** The library's filters: used or unused, with or without description. */
export const libraryFilters = {
  used: z.enum(["yes", "no"], "Choose yes or no").optional(),
  text: z.enum(["yes", "no"], "Choose yes or no").optional(),
};

export const libraryPictureRecord = z.object({
  id: z.number(),
  /** With its focal point, as records store it. */
  image_url: z.string(),
  name: z.string(),
  image_alt: z.string(),
  /** Of the canonical file, in pixels; 0: not measured. */
  width: z.number(),
  height: z.number(),
  focus_x: z.number(),
  focus_y: z.number(),
  /** The number of places that show it. */
  use_count: z.number(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A place that shows a picture: the record's list by file name, and the field. */
const pictureUse = z.object({ list: z.string(), id: z.number(), name: z.string(), field: z.string() });

export const usedPictureRecord = libraryPictureRecord.extend({ used_in: z.array(pictureUse) });

export type LibraryPictureInput = z.infer<typeof libraryPictureInput>;
export type LibraryPictureChange = z.infer<typeof libraryPictureChange>;
export type LibraryPicture = z.infer<typeof libraryPictureRecord>;
export type UsedPicture = z.infer<typeof usedPictureRecord>;
