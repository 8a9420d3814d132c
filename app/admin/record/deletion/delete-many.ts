import { ApiFailure, callApi, logFailure } from "#app/admin/api/api-client.ts";
import { createTold } from "#app/admin/screen/told.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import { undoOf } from "#app/admin/versions/bring-back.ts";
import { counted } from "#app/lib/text/counted.ts";

interface Doomed {
  id: string;
  name: string;
}

interface Deletion {
  /** The contract's file without `.php`. */
  file: string;
  /** The noun in the singular. */
  one: string;
  /** Sent with each call, e.g. who gets the leads of a user. */
  decided: Record<string, string>;
  isLogged: true | undefined;
}

/**
 * The outcome of deleting several records: how many were deleted, how many somebody else had deleted, and why the rest
 * was kept.
 */
export interface BulkOutcome {
  deleted: number;
  gone: number;
  kept: { name: string; sentence: string }[];
}

type DeletedOne = { trashId: number | undefined } | { isGone: true } | { sentence: string };

const AT_ONCE = 4;

/** The number of records processed by the running deletion. */
export const progress = createTold(0);

/** One call per record, a few at a time: records that must stay do not stop the others. */
export async function deleteMany(deletion: Deletion, doomed: Doomed[]): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { deleted: 0, gone: 0, kept: [] };
  const waiting = doomed.values();
  const trashIds: number[] = [];
  progress.tell(0);
  async function work() {
    for (const { id, name } of waiting) {
      const one = await deleteOne(deletion, id);
      if ("isGone" in one) outcome.gone += 1;
      else if ("sentence" in one) outcome.kept.push({ name, sentence: one.sentence });
      else {
        outcome.deleted += 1;
        if (one.trashId !== undefined) trashIds.push(one.trashId);
      }
      progress.tell(progress.read() + 1);
    }
  }
  const works = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const said = wordsOf(outcome);
  const sessionEnd = works.find(({ status }) => status === "rejected");
  if (sessionEnd) {
    if (said) showFailure(`${said}. The session ended, and the others stay.`, undoOf(trashIds));
    throw (sessionEnd as PromiseRejectedResult).reason;
  }
  if (said) showToast(said, undoOf(trashIds));
  return outcome;
}

/** `4 deleted, 1 was gone already`; empty if nothing was. */
function wordsOf({ deleted, gone }: BulkOutcome): string {
  const words = [];
  if (deleted > 0) words.push(`${deleted} deleted`);
  if (gone > 0) words.push(counted(gone, "was gone already", "were gone already"));
  return words.join(", ");
}

/** Its id in the trash, or why it was kept. */
async function deleteOne({ file, one, decided, isLogged }: Deletion, id: string): Promise<DeletedOne> {
  try {
    const { data } = await callApi<{ trash_id: number }>(file, { method: "DELETE", query: { id, ...decided } });
    return { trashId: data?.trash_id };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // Somebody else has already deleted it.
    if (error.status === 404) return { isGone: true };
    if (isLogged) logFailure(error);
    return { sentence: error.hasOwnSentence ? error.message : `Error deleting ${one}. Please try again.` };
  }
}
