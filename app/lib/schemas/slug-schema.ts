import { z } from "zod";
import { LONGEST_SLUG } from "#app/lib/text/slug.ts";

/** The last part of a record's address; empty or absent keeps it, or derives one from the name. */
export const slugField = z
  .union([
    z.literal(""),
    z
      .string()
      .trim()
      .max(LONGEST_SLUG, `Address must have at most ${LONGEST_SLUG} characters`)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Address may hold only small letters, digits and single dashes"),
  ])
  .optional();
