import { type ReactNode, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "#app/admin/api/api-client.ts";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import { undoOf } from "#app/admin/versions/bring-back.ts";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { KeptNotice } from "./kept-notice.tsx";

interface SlicesDialogProps {
  title: string;
  question: ReactNode;
  act: string;
  cancel?: string;
  /** What the toast says behind the number, e.g. `leads moved to Lost`. */
  words: string;
  /** In one word, where some are left as they are; absent: deleted. */
  done?: string;
  /** The noun in the plural. */
  many: string;
  /** How many match, as it is asked about. */
  count: number;
  /** Asks the server for the next slice: the first one without `after`. */
  slice: (slice: { count: number; after?: string }) => Promise<SliceOutcome>;
  onDone: () => void;
  onClose: () => void;
}

interface Kept {
  name: string;
  sentence: string;
}

/** Asks before something is done to all that match; the server does it slice by slice, and the dialog tells how far it is. */
export function SlicesDialog(props: SlicesDialogProps) {
  const { title, question, act, cancel, words, many, slice, onDone, onClose } = props;
  const [progress, setProgress] = useState<Pick<SliceOutcome, "done" | "total">>();
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<{ deleted: number; kept: Kept[] }>();
  // A number that is not right any more is told, and confirmed by the next press.
  const confirmed = useRef(props.count);
  const isSessionEnd = useSessionEnd();
  const { revalidate } = useRevalidator();

  async function run() {
    let changed = 0;
    const trashIds: number[] = [];
    const kept: Kept[] = [];
    setProgress({ done: 0, total: 0 });
    try {
      for (let after: string | undefined; ;) {
        const done = await slice({ count: confirmed.current, ...(after && { after }) });
        changed += done.changed;
        trashIds.push(...(done.trash_ids ?? []));
        kept.push(...done.kept.flatMap(({ name, why }) => (name === undefined ? [] : [{ name, sentence: why }])));
        setProgress(done);
        if (done.next === null) break;
        after = done.next;
      }
      if (changed > 0 || kept.length === 0) showToast(`${groupDigits(changed)} ${words}`, undoOf(trashIds));
      if (kept.length > 0) setOutcome({ deleted: changed, kept });
      else onDone();
    } catch (error) {
      if (isSessionEnd(error)) return;
      if (!(error instanceof ApiFailure)) throw error;
      confirmed.current = (error.data as { total?: number } | undefined)?.total ?? confirmed.current;
      if (trashIds.length > 0) showToast(`${groupDigits(changed)} ${words}`, undoOf(trashIds));
      const done = changed > 0 ? `${groupDigits(changed)} are done. ` : "";
      setFailure(`${done}${error.message}`);
      setProgress(undefined);
    }
    await revalidate();
  }
  if (outcome) return <KeptNotice {...outcome} many={many} done={props.done} onClose={onDone} />;
  return (
    <ConfirmDialog
      title={title}
      question={
        <>
          {question}
          {progress && progress.total > 0 && (
            <output>
              {groupDigits(progress.done)} of {groupDigits(progress.total)} done
            </output>
          )}
        </>
      }
      act={progress ? "Working..." : act}
      cancel={cancel}
      isBusy={progress !== undefined}
      failure={failure}
      onConfirm={() => void run()}
      onCancel={() => !progress && onClose()}
    />
  );
}
