import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { callForData } from "#app/admin/api/api-client.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { countWords } from "#app/lib/text/count-words.ts";
import type { Selection } from "#app/admin/list/rows/use-selection.ts";
import { SlicesDialog } from "#app/admin/bulk/slices-dialog.tsx";
import type { AskSlice } from "#app/admin/bulk/slices-run.ts";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";
import { Icon } from "#app/ui/icon.tsx";

interface RestoreProps {
  selection: Selection<TrashedRecord>;
}

/** Restores the selected records, on this page or all pages; those that cannot be restored are listed. */
export const RestoreSelected = ({ selection }: RestoreProps) =>
  selection.all ? <RestoreAll selection={selection} /> : <RestorePicked selection={selection} />;

function RestorePicked({ selection: { selected, clear } }: RestoreProps) {
  const fetcher = useFetcher();
  const isDone = useRef(false);
  useEffect(() => {
    if (fetcher.state === "submitting") isDone.current = true;
    if (fetcher.state !== "idle" || !isDone.current) return;
    isDone.current = false;
    clear();
  }, [fetcher.state, clear]);
  return (
    <fetcher.Form method="post" action="/admin/trash">
      <input type="hidden" name="id" value={selected.map(({ id }) => id).join(",")} />
      <BusyButton className="btn" isBusy={fetcher.state !== "idle"}>
        <Icon name="undo" />
        Restore {selected.length}
      </BusyButton>
    </fetcher.Form>
  );
}

function RestoreAll({ selection: { all, clear } }: RestoreProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { filter, count } = all!;
  const restoreSlice: AskSlice = async (slice) => {
    const query = { ...Object.fromEntries(new URLSearchParams(filter)), ...slice };
    return await callForData<SliceOutcome>("trash-bulk", { method: "POST", query });
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsAsking(true)}>
        <Icon name="undo" />
        Restore {countWords(count)}
      </button>
      {isAsking && (
        <SlicesDialog
          one="deleted record"
          many="deleted records"
          count={count}
          ask={(counted) => ({
            title: `Restore ${counted}`,
            question: <p>They come back under their addresses, and visitors see what was published.</p>,
            act: "Restore",
          })}
          words="restored"
          done="restored"
          slice={restoreSlice}
          onDone={clear}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
