import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { SliceAsked } from "#app/domain/list/slice-schema.ts";
import { actorOf } from "#app/api/api-context.ts";

interface GivenSlice {
  after: string | undefined;
  outcome: Promise<object>;
}

/** The most acts whose last slice is kept; each takes some 10 KB. */
const MOST_ACTS = 50;

/** Keyed by person, operation and idempotency key. */
const lastSlices = new LRUCache<string, GivenSlice>({ max: MOST_ACTS });

/**
 * Runs the next slice of an act once per key and position: if the answer was lost, a repeated request gets the same
 * one. Kept in memory; after a restart a repeated slice runs again.
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
  // A refused or failed slice may be tried again.
  const forget = () => lastSlices.peek(act) === given && lastSlices.delete(act);
  given.outcome.then((outcome) => "record" in outcome || forget(), forget);
}
