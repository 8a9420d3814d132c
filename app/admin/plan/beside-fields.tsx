import { callApi } from "#app/admin/api/api-client.ts";
import { formatMoment } from "#app/admin/india-time.ts";
import { minuteOf } from "#app/lib/time/india-day.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { Plan } from "#app/domain/plan/plan-schema.ts";
import { TextField } from "#app/ui/field.tsx";
import { usePlanAct } from "./use-plan-act.ts";

interface BesideFieldsProps {
  /** The file is `page-drafts.php`. */
  one: "page" | "page-text";
  /** The query that names the record. */
  query: Record<string, string | number>;
  plan: Plan<{ updated_at: string }>;
  /** The published page. */
  path: string;
  error: string | undefined;
  onDiscarded: () => void;
}

/** The plan of a published page: its draft, and when that appears. */
export function BesideFields({ one, query, plan, path, error, onDiscarded }: BesideFieldsProps) {
  const act = usePlanAct();
  async function discard() {
    const isDone = await act(async () => {
      await callApi(`${one}-drafts`, { method: "DELETE", query });
      showToast("The draft is discarded");
    });
    if (isDone) onDiscarded();
  }
  return (
    <div className="beside" role="group" aria-label="Beside the live page">
      <p>
        {plan.draft ? (
          <>
            <b>This is a draft, saved {formatMoment(plan.draft.updated_at)}.</b> Visitors see{" "}
          </>
        ) : (
          "“Save draft” keeps your changes here; visitors go on seeing "
        )}
        <a href={path} target="_blank" rel="noreferrer">
          the page as it is<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
      <TextField
        label="Draft appears on"
        name="publish_at"
        type="datetime-local"
        hint="India’s time, saved with the draft; empty: when you publish it"
        defaultValue={plan.publish_at ? minuteOf(plan.publish_at) : ""}
        error={error}
      />
      {plan.draft && (
        <button type="button" className="btn btn-plain" onClick={() => void discard()}>
          Discard the draft
        </button>
      )}
    </div>
  );
}
