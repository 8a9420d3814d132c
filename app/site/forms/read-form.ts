import type { z } from "zod";
import type { FieldErrors } from "#app/domain/outcome.ts";

/** What a form shows again when the server refused it. */
export interface Refusal {
  values: Partial<Record<string, string>>;
  errors: FieldErrors;
}

/** Reads a plain post with its noun's schema: the parsed input, or what was typed with a sentence per refused field. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ input: z.output<Schema>; values: Refusal["values"] } | { refusal: Refusal }> {
  // No field of ours takes a file: one that comes all the same is nothing, and no text.
  const texts = [...(await request.formData())].filter(([, value]) => typeof value === "string");
  const values = Object.fromEntries(texts) as Refusal["values"];
  const read = schema.safeParse(values);
  if (read.success) return { input: read.data, values };
  const errors: FieldErrors = {};
  for (const { path, message } of read.error.issues) errors[path.join(".")] ??= message;
  return { refusal: { values, errors } };
}
