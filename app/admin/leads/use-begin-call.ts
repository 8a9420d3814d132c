import { useSubmit } from "react-router";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

/**
 * Tells the timeline that a number was pressed; what came of it, the note or the outcome tells. Quietly where what follows
 * says so by itself.
 */
export function useBeginCall({ isQuiet = false } = {}) {
  const submit = useSubmit();
  return ({ id, name }: Pick<Lead, "id" | "name">) =>
    void submit(
      { act: "begin", kind: "call", name, quiet: isQuiet ? "1" : "" },
      { method: "post", action: `/admin/leads/${id}`, navigate: false },
    );
}
