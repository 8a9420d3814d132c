import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import type { Selection } from "#app/admin/list/use-selection.ts";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Brings the selected records of the page back; what cannot come back stays selected nowhere and is told. */
export function RestoreSelected({ selection: { selected, all, clear } }: { selection: Selection<TrashedRecord> }) {
  const fetcher = useFetcher();
  const isDone = useRef(false);
  useEffect(() => {
    if (fetcher.state === "submitting") isDone.current = true;
    if (fetcher.state !== "idle" || !isDone.current) return;
    isDone.current = false;
    clear();
  }, [fetcher.state, clear]);
  if (all) return null;
  return (
    <fetcher.Form method="post" action="/admin/trash">
      {selected.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <BusyButton className="btn" isBusy={fetcher.state !== "idle"}>
        <Icon name="undo" />
        Restore {selected.length}
      </BusyButton>
    </fetcher.Form>
  );
}
