import { type ReactNode, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "#app/admin/api/api-client.ts";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { warnBeforeUnload } from "#app/admin/draft/warn-before-unload.ts";
import { countedAs } from "#app/lib/text/count-words.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import { undoOf } from "#app/admin/versions/bring-back.ts";
import { KeptNotice } from "#app/admin/record/deletion/kept-notice.tsx";
import { type AskSlice, SlicesRun } from "./slices-run.ts";

interface SlicesDialogProps {
  /** The noun in singular and plural. */
  one: string;
  many: string;
  /** The number of matches in the question. */
  count: Count;
  /** The question and the button for, e.g., `2,345 leads`. */
  ask: (counted: string) => { title: string; question: ReactNode; act: string };
  cancel?: string;
  /** The toast's text after the number, e.g. `leads moved to Lost`. */
  words: string;
  /** The past participle for those left out: `deleted`, `written to`. */
  done: string;
  slice: AskSlice;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before an act on all matches; the server runs it slice by slice, and the dialog shows the progress. */
export function SlicesDialog(props: SlicesDialogProps) {
  const { one, many, cancel, done, slice, onDone, onClose } = props;
  const [run] = useState(() => new SlicesRun());
  // A changed number is shown, and the next press confirms it.
  const [count, setCount] = useState(props.count);
  const [progress, setProgress] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [hasOutcome, setHasOutcome] = useState(false);
  const isSessionEnd = useSessionEnd();
  const { revalidate } = useRevalidator();
  const isBusy = progress !== undefined;
  // Closing the tab would leave the rest undone.
  useEffect(() => (isBusy ? warnBeforeUnload() : undefined), [isBusy]);

  async function confirm() {
    setFailure(undefined);
    setProgress(run.isBegun ? run.progress : "");
    try {
      await run.goOn(count.total, slice, () => setProgress(run.progress));
      if (run.changed > 0 || run.kept.length === 0) showToast(run.said(props.words), undoOf(run.trashIds));
      if (run.kept.length > 0) setHasOutcome(true);
      else onDone();
    } catch (error) {
      if (isSessionEnd(error)) return tellSessionEnd();
      if (!(error instanceof ApiFailure)) throw error;
      breakOff(error);
    }
    setProgress(undefined);
    await revalidate();
  }
  function tellSessionEnd() {
    if (run.isBegun) showFailure(`${run.progress}. The session ended, and the others stay.`, undoOf(run.trashIds));
  }
  function breakOff(error: ApiFailure) {
    const soFar = run.isBegun ? `${run.progress}. ` : "";
    const total = (error.data as { total?: number } | undefined)?.total;
    if (total === 0) {
      showFailure(`No ${one} matches any more. Nothing was done.`);
      return onDone();
    }
    if (total !== undefined) setCount({ total });
    setFailure(soFar + error.message + (error.status === null ? ". Check the connection and try again." : ""));
  }
  /** Only on closing, so that one Undo covers all slices. */
  function close() {
    if (run.trashIds.length > 0) showToast(run.said(props.words), undoOf(run.trashIds));
    onClose();
  }
  if (hasOutcome) {
    return <KeptNotice deleted={run.changed} kept={run.kept} many={many} done={done} onClose={onDone} />;
  }
  const { title, question, act } = props.ask(countedAs(count, one, many));
  return (
    <ConfirmDialog
      title={title}
      question={
        <>
          {question}
          {progress && <output>{progress}</output>}
        </>
      }
      act={isBusy ? "Working..." : run.isBegun ? "Go on" : act}
      cancel={cancel}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={() => !isBusy && close()}
    />
  );
}
