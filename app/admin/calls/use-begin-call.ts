import { useSubmit } from "react-router";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

interface Beginning {
  /** What follows says so by itself. */
  isQuiet?: boolean;
  /** A screen that acts on leads itself: another one's code may be out of reach once the call has taken the line. */
  address?: string;
}

/** Tells the timeline that a number was pressed; what came of it, the note or the outcome tells. */
export function useBeginCall({ isQuiet = false, address }: Beginning = {}) {
  const submit = useSubmit();
  return ({ id, name }: Pick<Lead, "id" | "name">) =>
    void submit(
      { act: "begin", kind: "call", id: `${id}`, name, quiet: isQuiet ? "1" : "" },
      { method: "post", action: address ?? `/admin/leads/${id}`, navigate: false },
    );
}
