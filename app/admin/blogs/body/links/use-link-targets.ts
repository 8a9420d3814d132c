import { useEffect, useEffectEvent, useState } from "react";
import { ApiFailure } from "#app/admin/api/api-client.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { findTargets, type LinkTarget, listFixedTargets, soughtIn, targetsNamed } from "./link-targets.ts";

const TYPING_PAUSE_MS = 120;
const SHORTEST_SOUGHT = 2;

/** The pages of this site that match the input; earlier results stay until new ones arrive. */
export function useLinkTargets(typed: string): LinkTarget[] {
  const sought = soughtIn(typed);
  const isSought = sought.length >= SHORTEST_SOUGHT;
  const fixed = useFixedTargets();
  const [found, setFound] = useState<LinkTarget[]>([]);
  useEffect(() => {
    if (!isSought) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const targets = await findTargets(sought);
      if (isWanted) setFound(targets);
    }, TYPING_PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sought, isSought]);
  return isSought ? [...targetsNamed(fixed, sought), ...found] : [];
}

function useFixedTargets(): LinkTarget[] {
  const [targets, setTargets] = useState<LinkTarget[]>([]);
  const isSessionEnd = useSessionEnd();
  const refuse = useEffectEvent((error: unknown) => {
    // Without them the search still finds the rest.
    if (!isSessionEnd(error) && !(error instanceof ApiFailure)) throw error;
  });
  useEffect(() => {
    listFixedTargets().then(setTargets, refuse);
  }, []);
  return targets;
}
