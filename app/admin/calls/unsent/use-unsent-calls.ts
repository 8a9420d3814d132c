import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { countUnsent, isUnsent, watchUnsent } from "./unsent-calls.ts";

const TRY_EVERY_MS = 10_000;

/** Sends the calls that the device has kept as soon as the line is back, on whichever screen one is. */
export function useUnsentCalls(): void {
  const { revalidate } = useRevalidator();
  const send = useEffectEvent(async () => {
    if (navigator.onLine && (await sendKept())) await revalidate();
  });
  useEffect(() => {
    const watching = new AbortController();
    const tryNow = () => void send();
    const timer = setInterval(tryNow, TRY_EVERY_MS);
    addEventListener("online", tryNow, { signal: watching.signal });
    document.addEventListener("visibilitychange", tryNow, { signal: watching.signal });
    tryNow();
    return () => {
      clearInterval(timer);
      watching.abort();
    };
  }, []);
}

/** Answers whether anybody has answered. Few screens have something to send: the others do without the way to do it. */
export async function sendKept(): Promise<boolean> {
  if (countUnsent() === 0) return false;
  const sending = await import("./send-calls.ts").catch(() => null);
  return (await sending?.sendUnsentCalls()) ?? false;
}

/** How many calls wait on this device for the line. */
export const useUnsentCount = (): number => useSyncExternalStore(watchUnsent, countUnsent, () => 0);

/** Whether what came of the call to this lead waits for the line. */
export const useIsUnsent = (leadId: number): boolean =>
  useSyncExternalStore(
    watchUnsent,
    () => isUnsent(leadId),
    () => false,
  );
