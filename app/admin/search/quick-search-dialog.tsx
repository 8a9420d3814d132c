import { type KeyboardEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { sumOf } from "#app/domain/list/sum-of.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { isTooShort } from "#app/domain/search/short-search.ts";
import { type FoundGroup, type FoundPlace, groupsOf, screensNamed } from "./found-places.ts";
import { usePanelFinds } from "./use-panel-finds.ts";

const LIST = "quick-search-list";
const idOf = (place: FoundPlace) => `found-${place.to}`;

/** Finds screens and records by a part of their name. */
export default function QuickSearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const { finds, counts, failure, isSettled } = usePanelFinds(text);
  const navigate = useNavigate();
  const screens = screensNamed(text, useMay());
  const groups = [...screens, ...groupsOf(finds, counts, text)];
  const found = sumOf([...Object.values(counts), { total: screens[0]?.places.length ?? 0 }]);
  const places = groups.flatMap((group) => group.places);
  const active = places[Math.min(chosen, places.length - 1)];
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function go(to: string) {
    onClose();
    void navigate(to);
  }
  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && active) setChosen((places.indexOf(active) + step + places.length) % places.length);
    else if (event.key === "Enter" && active) go(active.to);
    else return;
    event.preventDefault();
  }

  return (
    <Modal title="Search" className="quick-search" onClose={onClose}>
      <div className="quick-search-field">
        <Icon name="search" />
        <input
          className="input"
          data-opens-focused
          role="combobox"
          aria-label="Search screens and records"
          aria-expanded={places.length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder="A name, phone, email, course …"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
      </div>
      <Results groups={groups} active={active} onGo={go} />
      <output className="quick-search-word">{wordOn({ text, failure, isSettled, count: found })}</output>
    </Modal>
  );
}

interface State {
  text: string;
  failure: string | undefined;
  isSettled: boolean;
  count: Count;
}

function wordOn({ text, failure, isSettled, count }: State): string {
  if (failure) return failure;
  if (count.total > 0) {
    return text === "" || !isSettled ? "" : `${countWords(count)} found. Arrow keys choose, Enter opens.`;
  }
  if (isTooShort(text)) return "Two letters find records.";
  return isSettled ? `Nothing holds “${text.trim()}”.` : "Searching …";
}

interface ResultsProps {
  groups: FoundGroup[];
  active: FoundPlace | undefined;
  onGo: (to: string) => void;
}

function Results({ groups, active, onGo }: ResultsProps) {
  return (
    <div className="quick-search-list" id={LIST} role="listbox" aria-label="Found">
      {groups.map(({ title, places }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true">{title}</p>
          {places.map((place) => (
            // Keys stay with the field, which keeps the focus (combobox pattern).
            <div
              key={place.to}
              id={idOf(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onClick={() => onGo(place.to)}
              onKeyDown={(event) => event.key === "Enter" && onGo(place.to)}
            >
              <Icon name={place.icon} />
              <span>{place.title}</span>
              <span className="sub">{place.detail}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
