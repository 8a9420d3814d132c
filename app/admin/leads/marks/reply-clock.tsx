import type { Lead } from "#app/domain/lead/lead-schema.ts";

/** How long a new lead has waited for its first reply, compared with the office's goal: calm, soon, late. */
export function ReplyClock({ lead: { promise } }: { lead: Pick<Lead, "promise"> }) {
  if (!promise) return null;
  return <span className={`reply-clock num reply-${replyState(promise)}`}>{`waits ${replyWords(promise)}`}</span>;
}

/** From two thirds of the goal on, a reply is due soon. */
export const replyState = ({ waited, goal }: NonNullable<Lead["promise"]>): "calm" | "soon" | "late" =>
  waited >= goal ? "late" : waited * 3 >= goal * 2 ? "soon" : "calm";

/** `12 of 15 min`, `3 h of 15 min`. */
export function replyWords({ waited, goal }: NonNullable<Lead["promise"]>): string {
  if (waited < 100 && goal < 100) return `${waited} of ${goal} min`;
  return `${spanOf(waited)} of ${spanOf(goal)}`;
}

const spanOf = (minutes: number) => (minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`);
