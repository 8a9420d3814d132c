import type { FieldErrors } from "#app/admin/draft/form-entries.ts";

/** The props of a form field: its name, the stored value, and the message of a refusal. */
export const fieldOf = <Kept extends object>(kept: Kept | null, name: keyof Kept & string, errors: FieldErrors) => ({
  name,
  defaultValue: (kept?.[name] ?? "") as string | number,
  error: errors[name],
});
