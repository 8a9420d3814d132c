import { type ReactNode, useState } from "react";
import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { asksOutcome, type ToldOutcome } from "./told-outcome.ts";
import { useLeadChange } from "./use-lead-changes.ts";

const OutcomeDialog = fetchedDialog(() => import("#app/admin/leads/outcome/outcome-dialog.tsx"));

interface Choice {
  stage: "lost" | "enrolled";
  who: string;
  lead?: Lead;
  set: (told?: ToldOutcome) => void;
}

/** Sets a stage, after its question if it has one; answers the function and the question's dialog. */
export function useOutcomeQuestion(): [ask: (stage: string, choice: Omit<Choice, "stage">) => void, ReactNode] {
  const [choice, setChoice] = useState<Choice>();
  const close = () => setChoice(undefined);
  return [
    (stage, asked) => (asksOutcome(stage) ? setChoice({ stage, ...asked }) : asked.set()),
    choice && (
      <OutcomeDialog
        {...choice}
        onTell={(told) => {
          close();
          choice.set(told);
        }}
        onClose={close}
      />
    ),
  ];
}

/** Moves one lead to another stage. */
export function useStageChoice(): [move: (lead: Lead, stage: string, onSet?: () => void) => void, ReactNode] {
  const change = useLeadChange();
  const [ask, question] = useOutcomeQuestion();
  function move(lead: Lead, stage: string, onSet?: () => void) {
    const set = (told?: ToldOutcome) => {
      onSet?.();
      change(lead, "stage", stage, told);
    };
    ask(stage, { who: lead.name, lead, set });
  }
  return [move, question];
}
