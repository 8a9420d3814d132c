import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { SliceAsked } from "#app/domain/list/slice-schema.ts";
import { actorOf } from "#app/api/api-context.ts";

interface GivenSlice {
  after: string | undefined;
  outcome: Promise<object>;
}

/** Acts whose last slice is remembered; each takes some 10 KB. */
const MOST_ACTS = 50;

/** By who acts, on what, and their key. */
const lastSlices = new LRUCache<string, GivenSlice>({ max: MOST_ACTS });

/**
 * Does the next slice of an act. Where its answer was lost on the way, the same slice is asked for again with the act's
 * key: it is not done twice, and the answer is the same. Kept in memory: after a restart it is done as any other.
 */
export function sliceOnce<Outcome extends object>(
  request: FastifyRequest,
  { idempotency_key, after }: Pick<Partial<SliceAsked>, "idempotency_key" | "after">,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  if (idempotency_key === undefined) return work();
  const act = [actorOf(request).userId, request.method, request.routeOptions.url, idempotency_key].join(" ");
  const last = lastSlices.get(act);
  if (last && last.after === after) return last.outcome as Promise<Outcome>;
  const outcome = work();
  remember(act, { after, outcome });
  return outcome;
}

function remember(act: string, given: GivenSlice) {
  lastSlices.set(act, given);
  // What was refused, or failed, was not done: it may be tried again.
  const forget = () => lastSlices.peek(act) === given && lastSlices.delete(act);
  given.outcome.then((outcome) => "record" in outcome || forget(), forget);
}
