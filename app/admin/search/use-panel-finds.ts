import { useEffect, useEffectEvent, useState } from "react";
import { ApiFailure, callApi } from "#app/admin/api/api-client.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import type { PanelCounts, PanelFind } from "#app/domain/search/panel-search-schema.ts";
import { isTooShort } from "#app/domain/search/short-search.ts";

const TYPING_PAUSE_MS = 120;
const none: PanelAnswer = { finds: [], counts: {} };

interface PanelAnswer {
  finds: PanelFind[];
  /** The number of results of each kind in its own list. */
  counts: PanelCounts;
}

interface Finds extends PanelAnswer {
  of: string;
  failure?: string;
}

/** The server's results for a text; earlier ones stay until new ones arrive. */
export function usePanelFinds(text: string) {
  const sought = isTooShort(text) ? "" : text.trim();
  const [last, setLast] = useState<Finds>({ of: "", ...none });
  const isSessionEnd = useSessionEnd();
  const find = useEffectEvent(async () => {
    try {
      return await search(sought);
    } catch (error) {
      if (isSessionEnd(error)) return null;
      if (!(error instanceof ApiFailure)) throw error;
      return { of: sought, ...none, failure: error.message };
    }
  });
  useEffect(() => {
    if (sought === "") return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await find();
      if (isWanted && answer) setLast(answer);
    }, TYPING_PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sought]);
  if (sought === "") return { ...none, failure: undefined, isSettled: true };
  return { finds: last.finds, counts: last.counts, failure: last.failure, isSettled: last.of === sought };
}

async function search(sought: string): Promise<Finds> {
  const { data = [], counts = {} } = await callApi<PanelFind[]>("search", { query: { q: sought } });
  return { of: sought, finds: data, counts };
}
