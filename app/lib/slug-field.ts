import { z } from "zod";

/** The last part of a record's address; empty or absent leaves it as it is, or makes one of the name. */
export const slugField = z
  .union([
    z.literal(""),
    z
      .string()
      .trim()
      .max(80, "Address must have at most 80 characters")
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Address may hold only small letters, digits and single dashes"),
  ])
  .optional();
