import { useSubmit } from "react-router";
import type { ListAddress } from "#app/admin/list/list-address.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

/**
 * Tells the timeline that a number was pressed, and opens the sheet that asks what came of it: it is there when the
 * dialler gives the screen back.
 * @param opens by which name the screen's address opens a lead; My day acts on leads itself, since another screen's
 * code may be out of reach once the call has taken the line
 */
export function useBeginCall(opens: "lead" | "open", { change }: Pick<ListAddress, "change">) {
  const submit = useSubmit();
  return ({ id, name }: Pick<Lead, "id" | "name">) => {
    void submit(
      { act: "begin", kind: "call", id: `${id}`, name },
      { method: "post", action: opens === "lead" ? "/admin/day" : `/admin/leads/${id}`, navigate: false },
    );
    change({ [opens]: `${id}`, called: "1" });
  };
}
