import { useEffect, useRef, useState } from "react";
import { countedAs } from "#app/lib/text/count-words.ts";
import { addressOfPlace, type ExplorerPlace, placeIn } from "#app/site/home/programs/explorer-place.ts";
import type { DetailedProgram, ExplorerProgram } from "#app/site/home/programs/explorer-program.ts";
import { PlaceLink } from "#app/site/home/programs/place-link.tsx";
import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import type { CategoryKey, programCategoryMenu } from "#app/domain/program/program-categories.ts";
import type { CategoryCourses } from "#app/site/home/programs/category-courses.ts";
import { ProgramDetails } from "#app/site/home/programs/program-details.tsx";
import { ProgramList } from "#app/site/home/programs/program-list.tsx";
import { readCategoryCourses } from "#app/site/home/programs/read-category-courses.ts";
import { readProgramDetails } from "#app/site/home/programs/read-program-details.ts";
import { counted } from "#app/lib/text/counted.ts";

interface ProgramExplorerProps {
  programs: ExplorerProgram[];
  firstPlace: ExplorerPlace;
  /** The programme open in the page, if any. */
  firstDetailed: DetailedProgram[];
  /** The courses of the page's category; null if none is chosen. */
  firstCourses: CategoryCourses | null;
  /** The visible categories. */
  menu: typeof programCategoryMenu;
  /** The headings of an open programme, and the label of the button that shows all. */
  heads: WordsOf<"home">["program"];
  all: string;
  words: Pick<WordsOf<"menu">["offers"], "details" | "apply"> & { failed: string };
  /** The page's date: evidence may have expired since yesterday. */
  today: string;
}

export default function ProgramExplorer(props: ProgramExplorerProps) {
  const { programs, firstPlace, firstDetailed, firstCourses, menu, heads, all, words, today } = props;
  const [detailed, readDetails] = useDetailed(firstDetailed);
  const [place, goTo] = usePlace(firstPlace, menu, readDetails);
  const courses = useCategoryCourses(place.category, { [firstPlace.category ?? ""]: firstCourses ?? undefined });
  const folder = useFolderFocus(place);
  const category = menu.find(({ key }) => key === place.category);
  const shown = category ? programs.filter((program) => program.categories.includes(category.key)) : programs;
  const opened = detailed.find((program) => program.slug === place.program);

  return (
    <div className="folder" ref={folder}>
      <nav className="tabs" aria-label="Programme category">
        {menu.map(({ key, name, note }) => (
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
          <ProgramDetails program={opened} place={place} onGo={goTo} heads={heads} apply={words.apply} today={today} />
        ) : (
          <ProgramList
            programs={shown}
            caption={category ? captionOf(category.name, shown.length, courses) : `All ${shown.length} programmes`}
            courses={courses}
            place={place}
            all={all}
            details={words.details}
            failed={words.failed}
            onGo={goTo}
          />
        )}
      </div>
    </div>
  );
}

/** `PG Courses: 15 programmes, 13 courses`; zero counts are left out. */
function captionOf(name: string, programs: number, courses: CategoryCourses | undefined): string {
  const counts = [
    programs > 0 && counted(programs, "programme"),
    courses && "rows" in courses && courses.total > 0 && countedAs(courses, "course", "courses"),
  ];
  const said = counts.filter(Boolean).join(", ");
  return said ? `${name}: ${said}` : name;
}

/** The state, and a function to change it; the browser's Back leads from a programme to the list. */
function usePlace(firstPlace: ExplorerPlace, menu: ProgramExplorerProps["menu"], readDetails: () => Promise<boolean>) {
  const [place, setPlace] = useState(firstPlace);
  const asked = useRef(firstPlace);

  useEffect(() => {
    const follow = () => {
      const before = placeIn(location.search, menu);
      asked.current = before;
      // Deferred: after this event the browser moves to the address's fragment, which would take the focus.
      setTimeout(() => setPlace(before));
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [menu]);

  async function goTo(next: ExplorerPlace) {
    const address = addressOfPlace(next);
    asked.current = next;
    const isKnown = !next.program || (await readDetails());
    // Another one was chosen while it was loading.
    if (asked.current !== next) return;
    if (!isKnown) return location.assign(address);
    // Returning to the list from which a programme was opened is history's Back, without a second entry for the list.
    if (!next.program && history.state?.openedFrom === address) return history.back();
    if (next.program) history.pushState({ openedFrom: addressOfPlace(place) }, "", address);
    else history.replaceState(null, "", address);
    setPlace(next);
  }
  return [place, goTo] as const;
}

/** The programmes' details known so far, and a function that loads all; false after a failure. */
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

/** The category's courses, loaded when it is chosen; after a failure the next choice tries again. */
function useCategoryCourses(category: CategoryKey | null, first: Record<string, CategoryCourses | undefined>) {
  const [known, setKnown] = useState(first);

  useEffect(() => {
    if (!category || (known[category] && "rows" in known[category])) return;
    void readCategoryCourses(category).then((read) => setKnown((before) => ({ ...before, [category]: read })));
    // Only a choice triggers a request: a failed one would repeat for ever.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [category]);
  return category ? known[category] : undefined;
}

/** Moves focus to the opened programme, and back to its card. */
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
      // Only the Back link loses the focus; a pressed category keeps it.
      if (document.activeElement === document.body) element?.focus();
      return;
    }
    element?.focus({ preventScroll: true });
    if (current!.getBoundingClientRect().top < 0) current!.scrollIntoView();
  }, [place.program]);

  return folder;
}
