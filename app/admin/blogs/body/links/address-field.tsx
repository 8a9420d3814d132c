import { type KeyboardEvent, useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import type { LinkTarget } from "./link-targets.ts";
import { useLinkTargets } from "./use-link-targets.ts";

const LIST = "link-targets";
const idOf = (place: number) => `link-target-${place}`;
const NONE = -1;

interface AddressFieldProps {
  address: string;
  error: string | undefined;
  onChoose: (target: LinkTarget) => void;
}

/** Takes an address or the name of a page of this site, and suggests matching pages (combobox pattern). */
export function AddressField({ address, error, onChoose }: AddressFieldProps) {
  const [text, setText] = useState(address);
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  const found = useLinkTargets(isAsking ? text : "");

  function choose(target: LinkTarget) {
    setText(target.path);
    setIsAsking(false);
    setChosen(NONE);
    onChoose(target);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const target = found[chosen];
    // The field itself is one of the stops.
    const stops = found.length + 1;
    if (step && found.length > 0) setChosen(((chosen + 1 + step + stops) % stops) - 1);
    else if (event.key === "Enter" && target) choose(target);
    else return;
    event.preventDefault();
  }
  return (
    <div className="link-address">
      <TextField
        label="Address"
        name="href"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={found[chosen] && idOf(chosen)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://… or the name of a page"
        hint="Of this site type a name, e.g. of a course, and choose"
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setIsAsking(true);
          setChosen(NONE);
        }}
        onKeyDown={press}
      />
      <LinkTargets {...{ found, chosen }} onChoose={choose} />
      <output className="visually-hidden">{found.length > 0 && `${found.length} pages found`}</output>
    </div>
  );
}

interface LinkTargetsProps {
  found: LinkTarget[];
  chosen: number;
  onChoose: (target: LinkTarget) => void;
}

function LinkTargets({ found, chosen, onChoose }: LinkTargetsProps) {
  return (
    <div
      className="quick-search-list link-targets"
      id={LIST}
      role="listbox"
      aria-label="Pages of this site"
      hidden={found.length === 0}
    >
      {found.map((target, place) => (
        // Keys stay with the field, which keeps the focus.
        <div
          key={target.path}
          id={idOf(place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === chosen}
          ref={(option) => {
            if (place === chosen) option?.scrollIntoView({ block: "nearest" });
          }}
          // Keeps the field's focus, and a phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(target)}
          onKeyDown={({ key }) => key === "Enter" && onChoose(target)}
        >
          <span>{target.title}</span>
          <span className="sub">{target.detail}</span>
        </div>
      ))}
    </div>
  );
}
