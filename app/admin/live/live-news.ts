import { useEffect, useEffectEvent } from "react";
import type { LiveNews } from "#app/domain/live/live-schema.ts";
import { setOfficeClock } from "#app/lib/time/office-clock.ts";

/** The server says every twenty seconds that it is there. */
const LONGEST_SILENCE_MS = 45_000;

const listeners = new Set<(news: LiveNews) => void>();
let heardAt = -Infinity;
/** The newest notice that this tab was told of; nothing came before it was opened that the bell does not count. */
let newestHeard = Infinity;

/** Something came from the server, perhaps nothing but what its clock shows. */
export function hearNews(news: LiveNews | number): void {
  heardAt = performance.now();
  if (typeof news === "number") return setOfficeClock(news);
  const whole = withMissed(news);
  for (const listener of listeners) listener(whole);
}

/** Of what may have come while there was no line, only what was not told before it was cut is news. */
function withMissed({ missed = [], ...news }: LiveNews): LiveNews {
  const notices = [...missed.filter(({ id }) => id > newestHeard), ...news.notices];
  const newest = Math.max(0, ...[...missed, ...notices].map(({ id }) => id));
  newestHeard = newestHeard === Infinity ? newest : Math.max(newestHeard, newest);
  return { ...news, notices };
}

/** Whether news arrive by themselves at the moment: nobody needs to ask often. */
export const isLive = (): boolean => performance.now() - heardAt < LONGEST_SILENCE_MS;

/** Calls back with what happens while the part is shown. */
export function useLiveNews(onNews: (news: LiveNews) => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const listener = (news: LiveNews) => tell(news);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
