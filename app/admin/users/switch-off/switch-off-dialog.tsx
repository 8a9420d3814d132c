import { useRef } from "react";
import { useFetcher } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { useStoredRecord } from "#app/admin/record/open-record.ts";
import type { ListedUser } from "#app/domain/user/user-schema.ts";
import { HandOverField } from "./hand-over-field.tsx";

interface SwitchOffDialogProps {
  rows: ListedUser[];
  counsellors: Counsellor[];
}

/** Asks who gets the leads before the account in `?off=` is switched off. */
export function SwitchOffDialog({ rows, counsellors }: SwitchOffDialogProps) {
  const { params, close } = useListAddress();
  const { record } = useStoredRecord({ file: "users", rows }, params.get("off"));
  const fields = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<SaveRefusal>({ key: `switch-off-${record?.id}` });
  if (!record) return null;
  return (
    <ConfirmDialog
      title={`Switch off ${record.username}`}
      question={
        <>
          <p>
            They are signed out everywhere at once. Their name stays on what they did, and you can switch them on again.
          </p>
          <form ref={fields}>
            <HandOverField users={[record]} counsellors={counsellors} />
          </form>
        </>
      }
      act="Switch off"
      isBusy={fetcher.state !== "idle"}
      failure={fetcher.data?.failure}
      onConfirm={() => {
        const entries = new FormData(fields.current!);
        entries.set("act", "switchOff");
        entries.set("id", `${record.id}`);
        void fetcher.submit(entries, { method: "post" });
      }}
      onCancel={() => close("off")}
    />
  );
}
