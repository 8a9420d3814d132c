import { useState } from "react";
import { callApi } from "#app/admin/api/api-client.ts";
import { fromIndiaTime } from "#app/admin/india-time.ts";
import { minuteOf } from "#app/lib/time/india-day.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import { TextField } from "#app/ui/field.tsx";
import { usePlanAct } from "./use-plan-act.ts";

interface WithdrawalFieldProps {
  /** The noun in sentences; its file is `article-withdrawals.php`. */
  one: "article" | "page";
  id: number;
  at: string | null;
  /** What happens then. */
  hint: string;
}

/** When a record is withdrawn; saved separately from the form. */
export function WithdrawalField({ one, id, at, hint }: WithdrawalFieldProps) {
  const [typed, setTyped] = useState(at ? minuteOf(at) : "");
  const [stored, setStored] = useState(typed);
  const act = usePlanAct();
  const save = () =>
    act(async () => {
      const body = { withdraw_at: typed && fromIndiaTime(typed) };
      await callApi(`${one}-withdrawals`, { method: "PUT", query: { id }, body });
      setStored(typed);
      showToast(typed ? `The ${one} will be taken off at that time` : `The ${one} stays until somebody takes it off`);
    });
  return (
    <div className="withdrawal">
      <TextField
        label="Taken off on"
        name="withdrawAt"
        type="datetime-local"
        hint={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== stored && (
        <button type="button" className="btn btn-quiet" onClick={() => void save()}>
          {typed ? "Plan the end" : "Let it stay"}
        </button>
      )}
    </div>
  );
}
