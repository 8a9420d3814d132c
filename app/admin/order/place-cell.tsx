import { type MouseEvent, useContext } from "react";
import { useFetcher } from "react-router";
import { ListPageContext } from "#app/admin/list/kept/list-page-context.ts";
import { dialogNames, useListAddress } from "#app/admin/list/list-address.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import type { Noun } from "#app/domain/permission/permissions.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Move } from "./move-record.ts";

/** A record's number with buttons to move it up and down; with Shift, to the end. */
export function PlaceCell({ id, name, file }: { id: number; name: string; file: Noun }) {
  const fetcher = useFetcher();
  const mayMove = useMay()(`${file}.change`);
  const { params } = useListAddress();
  const { rows, page, limit, all } = useContext(ListPageContext)!;
  // With a filter or another order, neither number nor moves make sense.
  if (![...params.keys()].every((key) => dialogNames.has(key) || key === "page")) return null;
  const place = (page - 1) * limit + rows.findIndex((row) => row.id === id) + 1;
  const last = all.total;

  function moveTo(next: number) {
    if (next < 1 || next > last || next === place) return;
    const move: Move = { id: `${id}`, name, place: `${next}`, oldPlace: `${place}` };
    void fetcher.submit({ ...move }, { method: "patch" });
  }
  const steps = [
    { icon: "chevron-up", word: "up", step: -1, end: 1 },
    { icon: "chevron-down", word: "down", step: 1, end: last },
  ] as const;
  return (
    <>
      <span className="place-number">{place}</span>
      {(mayMove ? steps : []).map(({ icon, word, step, end }) => (
        <button
          key={word}
          type="button"
          className="btn-icon"
          title={`Move ${word}, with Shift all the way`}
          aria-label={`Move ${name} ${word}`}
          // Not `disabled`: at the end the button keeps the focus.
          aria-disabled={place === end}
          onClick={({ shiftKey }: MouseEvent) => moveTo(shiftKey ? end : place + step)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </>
  );
}
