import { dayNumberInIndia } from "#app/lib/time/india-day.ts";

export type ContentVersion = ReturnType<typeof createContentVersion>;

/**
 * Counts the saves that change what visitors see, and the days: what an admission, an entitlement or a proof says ends
 * with a day in India, without a save. Whatever was rendered under an older count is stale.
 */
export function createContentVersion() {
  let saves = 1;
  return {
    // Neither ever falls: their sum is another one whenever either is.
    current: () => saves + dayNumberInIndia(),
    raise: () => {
      saves += 1;
    },
  };
}
