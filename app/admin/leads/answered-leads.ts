import { useMemo, useSyncExternalStore } from "react";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

// A list of ten thousand leads weighs megabytes: after a save the one lead that the server answered takes its place.

/** What an action answers after which the list need not be read again. */
export interface AnsweredLeads {
  isAnswered: true;
}

export const isAnswered = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "isAnswered" in answer;

interface Answer {
  lead: Lead;
  /** The how manieth answer it was. */
  at: number;
}

let answers: ReadonlyMap<number, Answer> = new Map();
let count = 0;
const listeners = new Set<() => void>();

/** Keeps leads as a save has answered them. */
export function takeAnswer(leads: Lead[]) {
  count += 1;
  answers = new Map([...answers, ...leads.map((lead) => [lead.id, { lead, at: count }] as const)]);
  for (const listener of listeners) listener();
}

/** For whoever begins to read the list: only what is answered later is newer than it. */
export const answersSoFar = () => count;

/** The leads of a list that was asked for after so many answers, with those that came later in their places. */
export function useAnsweredLeads(leads: Lead[], readAfter: number): Lead[] {
  const all = useSyncExternalStore(watch, readAnswers, readAnswers);
  return useMemo(() => {
    const newer = (lead: Lead) => {
      const answer = all.get(lead.id);
      return answer && answer.at > readAfter ? answer.lead : lead;
    };
    return all.size === 0 ? leads : leads.map(newer);
  }, [leads, readAfter, all]);
}

const readAnswers = () => answers;

function watch(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
