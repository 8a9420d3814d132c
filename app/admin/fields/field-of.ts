import type { FieldErrors } from "#app/admin/draft/form-entries.ts";

/** What ties a field of a form to its record: its name, what is kept there, and why it was refused. */
export const fieldOf = <Kept extends object>(kept: Kept | null, name: keyof Kept & string, errors: FieldErrors) => ({
  name,
  defaultValue: (kept?.[name] ?? "") as string | number,
  error: errors[name],
});
