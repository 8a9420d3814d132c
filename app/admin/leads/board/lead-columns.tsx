import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Board } from "#app/admin/board/board-page.ts";
import { BoardColumn } from "#app/admin/board/board-column.tsx";
import { useCardDrag } from "#app/admin/board/use-card-drag.ts";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { type LeadStage, leadStages, leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import { cardBeside, type CardPlace, focusCard } from "./card-focus.ts";
import { LeadCard } from "./lead-card.tsx";
import { LeadMoveDialog } from "./lead-move-dialog.tsx";
import { useMovedFirst } from "./use-moved-first.ts";
import { useStageChoice } from "#app/admin/leads/changes/use-stage-choice.tsx";

/** The six stages side by side. Cards are moved by mouse, finger, keys or a button's list. */
export function LeadColumns({ board: { file, columns } }: { board: Board<Lead> }) {
  const board = useRef<HTMLDivElement>(null);
  const [moveTo, question] = useStageChoice();
  const [moved, setMoved] = useState<Lead[]>([]);
  const [choosing, setChoosing] = useState<Lead>();
  const toFocus = useRef<CardPlace>(undefined);
  const first = useMovedFirst(columns, moved);

  function move(lead: Lead, stage: LeadStage) {
    setChoosing(undefined);
    if (lead.stage === stage) return;
    moveTo(lead, stage, () => setMoved([{ ...lead, stage }, ...moved.filter(({ id }) => id !== lead.id)]));
  }
  const begin = useCardDrag<Lead>(board, (lead, stage) => move(lead, stage as LeadStage));
  // In its new column the card is a new element.
  useEffect(() => {
    if (toFocus.current && focusCard(board.current!, toFocus.current)) toFocus.current = undefined;
  });

  function press(event: KeyboardEvent, lead: Lead) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const beside = step && leadStages[leadStages.indexOf(lead.stage) + step];
    if (event.shiftKey && step && beside) {
      toFocus.current = { id: lead.id, stage: beside };
      move(lead, beside);
    } else if (event.key === "m" && areSingleKeysOn()) setChoosing(lead);
    else if (!event.shiftKey && event.key.startsWith("Arrow"))
      cardBeside(event.target as HTMLElement, event.key)?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <p id="card-keys" className="visually-hidden">
        Arrow keys lead from card to card. Shift with the left or right arrow moves the lead to the stage beside it; M
        lets you choose the stage.
      </p>
      <div className="board" ref={board} role="group" aria-label="Leads by stage">
        {leadStages.map((stage, index) => (
          <BoardColumn
            key={stage}
            value={stage}
            title={leadStageWords[stage]}
            className={`lead-column-${stage}`}
            file={file}
            column={columns[index]!}
            first={first.get(stage)}
            empty="No lead at this stage"
            renderCard={(lead) => <LeadCard lead={lead} onBegin={begin} onPress={press} onChoose={setChoosing} />}
          />
        ))}
      </div>
      {question}
      {choosing && (
        <LeadMoveDialog
          lead={choosing}
          onMove={(stage) => {
            toFocus.current = { id: choosing.id, stage };
            move(choosing, stage);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}
