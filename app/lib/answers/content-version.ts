import { dayNumberInIndia } from "#app/lib/time/india-day.ts";

export type ContentVersion = ReturnType<typeof createContentVersion>;

/**
 * A version that rises with each save that changes what visitors see, and with each day in India, since admissions,
 * entitlements and proofs end without a save. Anything rendered under an older version is stale.
 */
export function createContentVersion() {
  let saves = 1;
  return {
    // Neither ever falls, so the sum changes whenever one of them does.
    current: () => saves + dayNumberInIndia(),
    raise: () => {
      saves += 1;
    },
  };
}
