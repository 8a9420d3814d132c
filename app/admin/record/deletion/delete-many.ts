import { ApiFailure, callApi, logFailure } from "#app/admin/api/api-client.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import { undoOf } from "#app/admin/versions/bring-back.ts";

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

/** What became of deleting several records: how many went, and why the others did not. */
export interface BulkOutcome {
  deleted: number;
  kept: { name: string; sentence: string }[];
}

interface DeletedOne {
  trashId?: number | undefined;
  sentence?: string;
}

const AT_ONCE = 4;

let progress = 0;
const listeners = new Set<() => void>();

/** How many records of the running deletion are done with. */
export const readProgress = () => progress;

export function watchProgress(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setProgress(done: number) {
  progress = done;
  for (const listener of listeners) listener();
}

/** One call per record, a few at a time: what cannot go stays, and the others go all the same. */
export async function deleteMany(deletion: Deletion, doomed: Doomed[]): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { deleted: 0, kept: [] };
  const waiting = doomed.values();
  const trashIds: number[] = [];
  setProgress(0);
  async function work() {
    for (const { id, name } of waiting) {
      const { sentence, trashId } = await deleteOne(deletion, id);
      if (trashId !== undefined) trashIds.push(trashId);
      if (sentence === undefined) outcome.deleted += 1;
      else outcome.kept.push({ name, sentence });
      setProgress(progress + 1);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (outcome.deleted > 0) showToast(`${outcome.deleted} deleted`, undoOf(trashIds));
  return outcome;
}

/** Where it waits in the trash, or why it stayed. */
async function deleteOne({ file, one, decided, isLogged }: Deletion, id: string): Promise<DeletedOne> {
  try {
    const { data } = await callApi<{ trash_id: number }>(file, { method: "DELETE", query: { id, ...decided } });
    return { trashId: data?.trash_id };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // Somebody else was quicker: what was asked for is done.
    if (error.status === 404) return {};
    if (isLogged) logFailure(error);
    return { sentence: error.hasOwnSentence ? error.message : `Error deleting ${one}. Please try again.` };
  }
}
