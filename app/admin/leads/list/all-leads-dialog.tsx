import { callForData } from "#app/admin/api/api-client.ts";
import { SlicesDialog } from "#app/admin/bulk/slices-dialog.tsx";
import type { Everything } from "#app/admin/list/rows/use-selection.ts";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import type { ToldOutcome } from "#app/admin/leads/changes/told-outcome.ts";
import type { LeadField } from "#app/admin/leads/changes/use-lead-changes.ts";

export { changeLeads } from "#app/admin/leads/change-leads.ts";

export interface BulkChange {
  field: LeadField | "add_tag" | "remove_tag";
  value: string;
  /** `moved to Lost` */
  words: string;
  told?: ToldOutcome | undefined;
}

interface AllLeadsDialogProps {
  change: BulkChange;
  all: Everything;
  onDone: () => void;
  onClose: () => void;
}

/** Applies a change to all matching leads, on all pages. */
export default function AllLeadsDialog({
  change: { field, value, words, told },
  all,
  onDone,
  onClose,
}: AllLeadsDialogProps) {
  const match = Object.fromEntries(new URLSearchParams(all.filter));
  const asked = { match, change: { [field]: value || null, ...told } };
  return (
    <SlicesDialog
      one="lead"
      many="leads"
      count={all.count}
      ask={(leads) => ({
        title: `Change ${leads}`,
        question: <p>{`All ${leads} that match will be ${words}.`}</p>,
        act: `Change ${leads}`,
      })}
      words={`leads ${words}`}
      done="changed"
      slice={async (slice) =>
        await callForData<SliceOutcome>("leads-bulk", { method: "PUT", body: { ...asked, ...slice } })
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
}
