import { useEffect, useEffectEvent, useState } from "react";
import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import type { PanelFind } from "#app/domain/search/panel-search-schema.ts";

const TYPING_PAUSE_MS = 120;
const none: PanelFind[] = [];

interface Finds {
  of: string;
  finds: PanelFind[];
  failure?: string;
}

/** What the server finds for a text; the finds of the last text stay until those of the next one are there. */
export function usePanelFinds(text: string) {
  const sought = text.trim();
  const [last, setLast] = useState<Finds>({ of: "", finds: none });
  const isSessionEnd = useSessionEnd();
  const find = useEffectEvent(async () => {
    try {
      return await search(sought);
    } catch (error) {
      if (isSessionEnd(error)) return null;
      if (!(error instanceof ApiFailure)) throw error;
      return { of: sought, finds: none, failure: error.message };
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
  if (sought === "") return { finds: none, failure: undefined, isSettled: true };
  return { finds: last.finds, failure: last.failure, isSettled: last.of === sought };
}

const search = async (sought: string): Promise<Finds> => ({
  of: sought,
  finds: (await callApi<PanelFind[]>("search", { query: { q: sought } })).data ?? none,
});
