import { useEffect, useEffectEvent } from "react";
import type { LiveNews } from "#app/domain/live/live-schema.ts";

/** The server says every twenty seconds that it is there. */
const LONGEST_SILENCE_MS = 45_000;

const listeners = new Set<(news: LiveNews) => void>();
let heardAt = -Infinity;

/** Something came from the server, perhaps nothing but that it is there. */
export function hearNews(news: LiveNews | null): void {
  heardAt = performance.now();
  if (news) for (const listener of listeners) listener(news);
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
