import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { countUnsent, isUnsent, watchUnsent } from "./unsent-calls.ts";

const TRY_EVERY_MS = 10_000;

/** Sends calls kept on the device once the connection is back, on any screen. */
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

/** Answers whether the server answered. Loads the sending code only if there is something to send. */
export async function sendKept(): Promise<boolean> {
  if (countUnsent() === 0) return false;
  const sending = await import("./send-calls.ts").catch(() => null);
  return (await sending?.sendUnsentCalls()) ?? false;
}

/** The number of calls waiting on this device. */
export const useUnsentCount = (): number => useSyncExternalStore(watchUnsent, countUnsent, () => 0);

/** Whether a call to this lead waits for the connection. */
export const useIsUnsent = (leadId: number): boolean =>
  useSyncExternalStore(
    watchUnsent,
    () => isUnsent(leadId),
    () => false,
  );
