import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useLookAgain } from "#app/admin/enquiry/timeline/use-look-again.ts";
import type { LeadStory } from "./lead-link-screen.tsx";

const EVENTS_AT_A_TIME = 30;

/** The timeline and duplicates of the open lead, reloaded after each act. */
export function useLeadStory(id: string) {
  const { load, data: answer } = useFetcher<LeadStory>({ key: `story-${id}` });
  const [count, setCount] = useState(EVENTS_AT_A_TIME);
  const address = `/admin/leads/${id}?events=${count}`;
  const read = () => void load(address);
  useEffect(() => {
    void load(address);
  }, [load, address]);
  const story = answer && "lead" in answer ? answer : undefined;
  useLookAgain(story?.events, read);
  return {
    story,
    failure: answer && "failure" in answer ? answer : undefined,
    showMore: () => setCount(count + EVENTS_AT_A_TIME),
    retry: read,
  };
}
