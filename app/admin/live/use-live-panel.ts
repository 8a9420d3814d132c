import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useQuietReading } from "#app/admin/list/kept/use-quiet-reading.ts";
import type { Notice } from "#app/domain/notice/notice-schema.ts";
import { hearNews, useLiveNews } from "./live-news.ts";
import { holdLiveLine } from "./live-line.ts";

/** However much happens, the panel reads no oftener. */
const READ_EVERY_MS = 2500;
const BUSY_MS = 400;
const COUNT_IN_TITLE = /^\(\d+\) /;

interface CountedNotices {
  /** How many were not shown yet; absent for who has none. */
  notices: number | undefined;
  /** What said so: another object each time it is read. */
  answer: object | undefined;
}

/**
 * Keeps the panel in step with what others do, counts in the tab's title what concerns whoever is signed in, and says
 * it on the device.
 */
export function useLivePanel({ notices, answer }: CountedNotices): void {
  useEffect(() => holdLiveLine(hearNews), []);
  const readAnew = useReadAnew();
  const [since, setSince] = useState({ answer, count: 0 });
  // Also one that says the same number again: news of what it counted already may have come behind it.
  if (since.answer !== answer) setSince({ answer, count: 0 });
  useLiveNews((news) => {
    if (news.changed.length + news.notices.length === 0) return;
    readAnew();
    setSince((since) => ({ ...since, count: since.count + news.notices.length }));
    if (news.notices.length > 0) void tell(news.notices);
  });
  useCountInTitle((notices ?? 0) + since.count);
}

/** Fetched when there is something to tell. */
async function tell(notices: Notice[]) {
  const telling = await import("./tell-notices.ts").catch(() => null);
  // Without a line nothing is fetched: the bell has counted them.
  telling?.tellNotices(notices);
}

/**
 * Reads what is shown once more as soon as that is not too often and nothing is on its way; while nobody looks, when
 * they look again.
 */
function useReadAnew(): () => void {
  const read = useEffectEvent(useQuietReading());
  const lastAt = useRef(-Infinity);
  const isOwed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function readIn(ms: number) {
    timer.current = setTimeout(() => {
      timer.current = undefined;
      isOwed.current = document.visibilityState !== "visible";
      if (isOwed.current) return;
      // What is on its way may have been read before this happened.
      if (read()) return readIn(BUSY_MS);
      lastAt.current = performance.now();
    }, ms);
  }
  function readSoon() {
    if (timer.current === undefined) readIn(Math.max(0, lastAt.current + READ_EVERY_MS - performance.now()));
  }
  // What was told meanwhile could not be read.
  const readAgain = useEffectEvent(readSoon);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("online", () => readAgain(), { signal });
    document.addEventListener("visibilitychange", () => isOwed.current && readAgain(), { signal });
    return () => {
      listening.abort();
      clearTimeout(timer.current);
    };
  }, []);
  return readSoon;
}

function useCountInTitle(count: number) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const title = document.title.replace(COUNT_IN_TITLE, "");
    document.title = count > 0 ? `(${count}) ${title}` : title;
    // Another screen has another title.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [count, pathname, search]);
}
