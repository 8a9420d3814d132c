import { ApiFailure, callApi, logFailure } from "#app/admin/api-client.ts";
import { showToast } from "#app/admin/toast/toasts.ts";

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
  setProgress(0);
  async function work() {
    for (const { id, name } of waiting) {
      const sentence = await deletionRefusal(deletion, id);
      if (sentence === null) outcome.deleted += 1;
      else outcome.kept.push({ name, sentence });
      setProgress(progress + 1);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (outcome.kept.length === 0) showToast(`${outcome.deleted} deleted`);
  return outcome;
}

async function deletionRefusal({ file, one, decided, isLogged }: Deletion, id: string): Promise<string | null> {
  try {
    await callApi(file, { method: "DELETE", query: { id, ...decided } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // Somebody else was quicker: what was asked for is done.
    if (error.status === 404) return null;
    if (isLogged) logFailure(error);
    return error.hasOwnSentence ? error.message : `Error deleting ${one}. Please try again.`;
  }
}
