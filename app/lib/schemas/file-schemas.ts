import { z } from "zod";

/** As OpenAPI calls a file. */
const binary = { type: "string", format: "binary" } as const;

/** What a multipart body holds for a file field that must be there; what is in it is checked when it is read. */
export const uploadedFile = (missing: string, notAFile = missing) =>
  z
    .instanceof(Uint8Array, { error: ({ input }) => (input === undefined ? missing : notAFile) })
    .refine(({ length }) => length > 0, missing)
    .meta(binary);

/** A picture of a record: its address, sent back as the API gave it, leaves it as it is (D46). */
export const pictureField = z
  .union(
    [z.instanceof(Uint8Array).meta(binary), z.string(), z.null()],
    "A picture is a file, or the address that the API gave",
  )
  .optional();

/** Beside it: the one to keep, or to take from the library. */
export const existingPicture = z
  .string()
  .max(300)
  .optional()
  .describe("The address of the picture to keep, or of one of the library; empty takes the picture away");
