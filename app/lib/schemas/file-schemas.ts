import { z } from "zod";

/** A file in OpenAPI. */
const binary = { type: "string", format: "binary" } as const;

/** A required file in a multipart body; its content is checked when it is read. */
export const uploadedFile = (missing: string, notAFile = missing) =>
  z
    .instanceof(Uint8Array, { error: ({ input }) => (input === undefined ? missing : notAFile) })
    .refine(({ length }) => length > 0, missing)
    .meta(binary);

/** A record's picture: a file, or the address from the API, which leaves it unchanged (D46). */
export const pictureField = z
  .union(
    [z.instanceof(Uint8Array).meta(binary), z.string(), z.null()],
    "A picture is a file, or the address that the API gave",
  )
  .optional();

/** Sent beside it: the address of the picture to keep, or of a library picture. */
export const existingPicture = z
  .string()
  .max(300)
  .optional()
  .describe("The address of the picture to keep, or of one of the library; empty takes the picture away");
