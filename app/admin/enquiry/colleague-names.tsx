import type { useNameCompletion } from "./use-name-completion.ts";

export const NAMES_LIST = "colleague-names";

export const nameOption = (place: number) => `${NAMES_LIST}-${place}`;

/** The colleagues whom the name that is typed may mean. */
export function ColleagueNames({ offered, place, take }: ReturnType<typeof useNameCompletion>) {
  if (offered.length === 0) return null;
  return (
    <div className="colleague-names" id={NAMES_LIST} role="listbox" aria-label="Colleagues">
      {offered.map((one, at) => (
        <div
          key={one.id}
          id={nameOption(at)}
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
