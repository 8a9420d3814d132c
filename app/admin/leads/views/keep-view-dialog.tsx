import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { DialogFoot } from "#app/admin/dialog/dialog-foot.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { CheckField } from "#app/admin/frame/check-field.tsx";
import { useMay } from "#app/admin/session/use-may.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { ViewOutcome } from "./lead-views-data.ts";

interface KeepViewDialogProps {
  query: string;
  onClose: () => void;
}

/** Saves the current list under a name. */
export default function KeepViewDialog({ query, onClose }: KeepViewDialogProps) {
  const fetcher = useFetcher<ViewOutcome>();
  const may = useMay();
  const outcome = fetcher.data;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (outcome && "keptId" in outcome) close();
  }, [outcome]);
  const refusal = outcome && "failure" in outcome ? outcome : undefined;
  return (
    <Modal title="Keep this list" className="record-dialog" onClose={onClose}>
      <fetcher.Form method="post" action="/admin/data/lead-views">
        <input type="hidden" name="query" value={query} />
        <div className="form">
          {refusal && !refusal.errors?.["name"] && <Banner tone="bad">{refusal.failure}</Banner>}
          <TextField
            label="Name"
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            hint="Its filters and its order are kept, not today’s leads."
            error={refusal?.errors?.["name"]}
          />
          {may("lead-views.change") && <CheckField label="Show it to everybody" name="is_shared" isChecked={false} />}
        </div>
        <DialogFoot onClose={onClose} isBusy={fetcher.state === "submitting"}>
          Keep
        </DialogFoot>
      </fetcher.Form>
    </Modal>
  );
}
