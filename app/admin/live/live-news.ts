import { useEffect, useEffectEvent } from "react";
import type { LiveNews } from "#app/domain/live/live-schema.ts";
import { setOfficeClock } from "#app/lib/time/office-clock.ts";

/** The server sends a heartbeat every twenty seconds. */
const LONGEST_SILENCE_MS = 45_000;

const listeners = new Set<(news: LiveNews) => void>();
let heardAt = -Infinity;
/** The newest notice this tab received; earlier ones are in the bell's count. */
let newestHeard = Infinity;

/** Handles a message from the server, which may be only its time. */
export function hearNews(news: LiveNews | number): void {
  heardAt = performance.now();
  if (typeof news === "number") return setOfficeClock(news);
  const whole = withMissed(news);
  for (const listener of listeners) listener(whole);
}

/** Of the notices that may have been missed without a connection, only those not received before are news. */
function withMissed({ missed = [], ...news }: LiveNews): LiveNews {
  const notices = [...missed.filter(({ id }) => id > newestHeard), ...news.notices];
  const newest = Math.max(0, ...[...missed, ...notices].map(({ id }) => id));
  newestHeard = newestHeard === Infinity ? newest : Math.max(newestHeard, newest);
  return { ...news, notices };
}

/** Whether news arrive by themselves, so that polling can be rare. */
export const isLive = (): boolean => performance.now() - heardAt < LONGEST_SILENCE_MS;

/** Calls back with news while the component is mounted. */
export function useLiveNews(onNews: (news: LiveNews) => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const listener = (news: LiveNews) => tell(news);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
