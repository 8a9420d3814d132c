import type { MouseEvent } from "react";
import { useFetcher } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Move } from "./move-record.ts";

interface PlaceCellProps {
  /** The whole list in its order. */
  ids: number[];
  index: number;
  name: string;
}

/** A record's number with a step up and down; with Shift it goes all the way. */
export function PlaceCell({ ids, index, name }: PlaceCellProps) {
  const fetcher = useFetcher();
  const { params } = useListAddress();
  const last = ids.length - 1;
  // Beside rows that a filter or another order has torn apart, "up" has no meaning.
  const isWhole = [...params.keys()].every((key) => ["edit", "new", "delete"].includes(key));

  function moveTo(place: number) {
    if (place < 0 || place > last || place === index) return;
    void fetcher.submit({ ...moveOf({ ids, index, place }), name }, { method: "patch" });
  }
  const steps = [
    { icon: "chevron-up", word: "up", step: -1, end: 0 },
    { icon: "chevron-down", word: "down", step: 1, end: last },
  ] as const;
  return (
    <>
      <span className="place-number">{index + 1}</span>
      {isWhole &&
        steps.map(({ icon, word, step, end }) => (
          <button
            key={word}
            type="button"
            className="btn-icon"
            title={`Move ${word}, with Shift all the way`}
            aria-label={`Move ${name} ${word}`}
            // Not `disabled`: at the end of its way the button keeps the focus.
            aria-disabled={index === end}
            onClick={({ shiftKey }: MouseEvent) => moveTo(shiftKey ? end : index + step)}
          >
            <Icon name={icon} />
          </button>
        ))}
    </>
  );
}

/** The fields of a move from one place to another, both counted from 0. */
function moveOf({ ids, index, place }: { ids: number[]; index: number; place: number }): Omit<Move, "name"> {
  const others = ids.toSpliced(index, 1);
  return {
    id: `${ids[index]}`,
    before: `${others[place] ?? ""}`,
    back: `${others[index] ?? ""}`,
    place: `${place + 1}`,
    oldPlace: `${index + 1}`,
  };
}
