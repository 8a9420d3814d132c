import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { LeadStory } from "./lead-link-screen.tsx";

const EVENTS_AT_A_TIME = 30;

/** The timeline of the open lead and its duplicates, read anew after each act. */
export function useLeadStory(id: string) {
  const fetcher = useFetcher<LeadStory>({ key: `story-${id}` });
  const [count, setCount] = useState(EVENTS_AT_A_TIME);
  const asked = useRef("");
  const address = `/admin/leads/${id}?events=${count}`;
  const load = () => void fetcher.load(address);
  useEffect(() => {
    // The fetcher is a new object at every rendering.
    if (asked.current === address) return;
    asked.current = address;
    void fetcher.load(address);
  }, [address, fetcher]);
  const answer = fetcher.data;
  return {
    story: answer && "lead" in answer ? answer : undefined,
    failure: answer && "failure" in answer ? answer : undefined,
    showMore: () => setCount(count + EVENTS_AT_A_TIME),
    retry: load,
  };
}
