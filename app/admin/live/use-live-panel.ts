import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useQuietReading } from "#app/admin/list/kept/use-quiet-reading.ts";
import type { Notice } from "#app/domain/notice/notice-schema.ts";
import { hearNews, useLiveNews } from "./live-news.ts";
import { holdLiveLine } from "./live-line.ts";

/** The panel does not reload more often. */
const READ_EVERY_MS = 2500;
const BUSY_MS = 400;
const COUNT_IN_TITLE = /^\(\d+\) /;

interface CountedNotices {
  /** The number of unseen notices; absent for those without notices. */
  notices: number | undefined;
  /** The data with the number: a new object with each reading. */
  answer: object | undefined;
}

/** Keeps the panel up to date with others' changes, counts notices in the tab's title, and shows them on the device. */
export function useLivePanel({ notices, answer }: CountedNotices): void {
  useEffect(() => holdLiveLine(hearNews), []);
  const readAnew = useReadAnew();
  const [since, setSince] = useState({ answer, count: 0 });
  // Even if the number is the same: news can arrive after a reading that already counted it.
  if (since.answer !== answer) setSince({ answer, count: 0 });
  useLiveNews((news) => {
    if (news.changed.length + news.notices.length === 0) return;
    readAnew();
    setSince((since) => ({ ...since, count: since.count + news.notices.length }));
    if (news.notices.length > 0) void tell(news.notices);
  });
  useCountInTitle((notices ?? 0) + since.count);
}

/** Loads the code only when there is something to show: it is not part of every screen's scripts. */
async function tell(notices: Notice[]) {
  const telling = await import("./tell-notices.ts").catch(() => null);
  // Without a connection the code cannot load; the bell counts the notices anyway.
  telling?.tellNotices(notices);
}

/** Reloads the screen as soon as the interval and other work allow; if the tab is hidden, once it is shown. */
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
      // A reading in progress may predate the change.
      if (read()) return readIn(BUSY_MS);
      lastAt.current = performance.now();
    }, ms);
  }
  function readSoon() {
    if (timer.current === undefined) readIn(Math.max(0, lastAt.current + READ_EVERY_MS - performance.now()));
  }
  // News without a connection could not be loaded.
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
    // Each screen sets its own title.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [count, pathname, search]);
}
