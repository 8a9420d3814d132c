import type { z } from "zod";
import type { FieldErrors } from "#app/domain/outcome.ts";

/** The values and messages of a refused form. */
export interface Refusal {
  values: Partial<Record<string, string>>;
  errors: FieldErrors;
}

/** Parses a plain post with its noun's schema: the input, or the values with a message per refused field. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ input: z.output<Schema>; values: Refusal["values"] } | { refusal: Refusal }> {
  // No field takes a file: files are ignored.
  const texts = [...(await request.formData())].filter(([, value]) => typeof value === "string");
  const values = Object.fromEntries(texts) as Refusal["values"];
  const read = schema.safeParse(values);
  if (read.success) return { input: read.data, values };
  const errors: FieldErrors = {};
  for (const { path, message } of read.error.issues) errors[path.join(".")] ??= message;
  return { refusal: { values, errors } };
}
