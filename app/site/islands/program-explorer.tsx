import { useEffect, useRef, useState } from "react";
import { addressOfPlace, type ExplorerPlace, placeIn } from "#app/site/home/programs/explorer-place.ts";
import type { DetailedProgram, ExplorerProgram } from "#app/site/home/programs/explorer-program.ts";
import { PlaceLink } from "#app/site/home/programs/place-link.tsx";
import { programCategoryMenu } from "#app/domain/program/program-categories.ts";
import { ProgramDetails } from "#app/site/home/programs/program-details.tsx";
import { ProgramList } from "#app/site/home/programs/program-list.tsx";
import { readProgramDetails } from "#app/site/home/programs/read-program-details.ts";

interface ProgramExplorerProps {
  programs: ExplorerProgram[];
  firstPlace: ExplorerPlace;
  /** The programme that the page came with open, if any. */
  firstDetailed: DetailedProgram[];
}

export default function ProgramExplorer({ programs, firstPlace, firstDetailed }: ProgramExplorerProps) {
  const [detailed, readDetails] = useDetailed(firstDetailed);
  const [place, goTo] = usePlace(firstPlace, readDetails);
  const folder = useFolderFocus(place);
  const category = programCategoryMenu.find(({ key }) => key === place.category);
  const shown = category ? programs.filter((program) => program.categories.includes(category.key)) : programs;
  const opened = detailed.find((program) => program.slug === place.program);
  const count = shown.length === 1 ? "1 program" : `${shown.length} programs`;

  return (
    <div className="folder" ref={folder}>
      <nav className="tabs" aria-label="Program category">
        {programCategoryMenu.map(({ key, name, note }) => (
          <PlaceLink
            key={key}
            className="tab"
            to={{ category: key, program: null }}
            onGo={goTo}
            aria-current={key === place.category ? "true" : undefined}
          >
            <b>{name}</b>
            <small>{note}</small>
            <span className="petal" aria-hidden="true" />
          </PlaceLink>
        ))}
      </nav>
      <div className="sheet">
        {opened ? (
          <ProgramDetails program={opened} place={place} onGo={goTo} />
        ) : (
          <ProgramList
            programs={shown}
            caption={category ? `${category.name}: ${count}` : `All ${count}`}
            place={place}
            onGo={goTo}
          />
        )}
      </div>
    </div>
  );
}

/** The place and the way to another; the browser's Back button leads from a programme to the list. */
function usePlace(firstPlace: ExplorerPlace, readDetails: () => Promise<boolean>) {
  const [place, setPlace] = useState(firstPlace);

  useEffect(() => {
    const follow = () => setPlace(placeIn(location.search));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  async function goTo(next: ExplorerPlace) {
    const address = addressOfPlace(next);
    if (next.program && !(await readDetails())) return location.assign(address);
    // Back to the list from which a programme was opened is the browser's Back: it leaves no second list behind.
    if (!next.program && history.state?.openedFrom === address) return history.back();
    if (next.program) history.pushState({ openedFrom: addressOfPlace(place) }, "", address);
    else history.replaceState(null, "", address);
    setPlace(next);
  }
  return [place, goTo] as const;
}

/** What is known of the programmes beyond their cards, and the way to know it of all; false when it failed. */
function useDetailed(first: DetailedProgram[]) {
  const [detailed, setDetailed] = useState(first);
  const [readDetails] = useState(() => async () => {
    const read = await readProgramDetails();
    if (read) setDetailed(read);
    return read !== null;
  });

  useEffect(() => void readDetails(), [readDetails]);
  return [detailed, readDetails] as const;
}

/** Takes the focus to the opened programme, and back to its card. */
function useFolderFocus(place: ExplorerPlace) {
  const folder = useRef<HTMLDivElement>(null);
  const last = useRef(place.program);

  useEffect(() => {
    const left = last.current;
    if (left === place.program) return;
    last.current = place.program;
    const { current } = folder;
    const target = place.program ? "#program-title" : `[data-program="${CSS.escape(left!)}"]`;
    const element = current!.querySelector<HTMLElement>(target);
    if (!place.program) {
      // Only the Back link leaves the focus nowhere; a category that was pressed keeps it.
      if (document.activeElement === document.body) element?.focus();
      return;
    }
    element?.focus({ preventScroll: true });
    if (current!.getBoundingClientRect().top < 0) current!.scrollIntoView();
  }, [place.program]);

  return folder;
}
