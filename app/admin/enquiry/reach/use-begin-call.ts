import { useSubmit } from "react-router";
import type { ListAddress } from "#app/admin/list/list-address.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

/**
 * Notes the start of a call in the timeline and opens the sheet for its outcome, which is there after the dialler.
 * @param opens The parameter that opens a lead in the address; My day handles leads itself, since another screen's code
 * may be unreachable once the call has interrupted the connection.
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
