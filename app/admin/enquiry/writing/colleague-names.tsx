import type { useNameCompletion } from "./use-name-completion.ts";

export const nameOption = (list: string, place: number) => `${list}-${place}`;

interface ColleagueNamesProps {
  /** The id of the list. */
  list: string;
  names: ReturnType<typeof useNameCompletion>;
}

/** The colleagues who match the typed name. */
export function ColleagueNames({ list, names: { offered, place, take } }: ColleagueNamesProps) {
  if (offered.length === 0) return null;
  return (
    <div className="colleague-names" id={list} role="listbox" aria-label="Colleagues">
      {offered.map((one, at) => (
        <div
          key={one.id}
          id={nameOption(list, at)}
          role="option"
          aria-selected={at === place}
          // The field keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            take(one);
          }}
        >
          @{one.username}
          {one.full_name && <span className="sub">{one.full_name}</span>}
        </div>
      ))}
    </div>
  );
}
