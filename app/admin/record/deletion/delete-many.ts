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
  /** The file of the contract without `.php`. */
  file: string;
  /** The noun in the singular. */
  one: string;
  /** What goes along with each call, e.g. to whom the leads of a user are handed over. */
  decided: Record<string, string>;
  isLogged: true | undefined;
}

/**
 * What became of deleting several records: how many went, how many somebody else had deleted, and why the others did
 * not go.
 */
export interface BulkOutcome {
  deleted: number;
  gone: number;
  kept: { name: string; sentence: string }[];
}

type DeletedOne = { trashId: number | undefined } | { isGone: true } | { sentence: string };

const AT_ONCE = 4;

/** How many records of the running deletion are done with. */
export const progress = createTold(0);

/** One call per record, a few at a time: what cannot go stays, and the others go all the same. */
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

/** `4 deleted, 1 was gone already`; empty where nothing went. */
function wordsOf({ deleted, gone }: BulkOutcome): string {
  const words = [];
  if (deleted > 0) words.push(`${deleted} deleted`);
  if (gone > 0) words.push(counted(gone, "was gone already", "were gone already"));
  return words.join(", ");
}

/** Where it waits in the trash, or why it stayed. */
async function deleteOne({ file, one, decided, isLogged }: Deletion, id: string): Promise<DeletedOne> {
  try {
    const { data } = await callApi<{ trash_id: number }>(file, { method: "DELETE", query: { id, ...decided } });
    return { trashId: data?.trash_id };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // Somebody else was quicker: what was asked for is done, by them.
    if (error.status === 404) return { isGone: true };
    if (isLogged) logFailure(error);
    return { sentence: error.hasOwnSentence ? error.message : `Error deleting ${one}. Please try again.` };
  }
}
