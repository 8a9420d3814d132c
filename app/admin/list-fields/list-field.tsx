import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { capitalized } from "#app/lib/text/capitalized.ts";
import { type ListLine, type ListLines, useJoinedLines, useListLines } from "./use-list-lines.ts";

interface ListFieldProps {
  label: string;
  name: string;
  /** The name of an entry for its controls, e.g. `programme`. */
  one: string;
  kept: string[];
  hint?: string;
  error?: string;
}

/**
 * Short texts in order. Enter adds an entry, Backspace removes an empty one, Alt with an arrow moves it; buttons do the
 * same. Pasted lines become entries.
 */
export function ListField({ label, name, one, kept, hint, error }: ListFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const list = useListLines(kept);
  useJoinedLines({ box, name, list });
  const id = useId();
  return (
    <fieldset ref={box} className="control-group list-field" aria-describedby={`${id}error ${id}hint`}>
      <legend>{label}</legend>
      <ol>
        {list.lines.map((line, index) => (
          <ListEntry key={line.id} {...{ line, index, name, one, list }} isRefused={error !== undefined} />
        ))}
      </ol>
      <button type="button" className="btn btn-quiet" id={list.idOf("add")} onClick={() => list.add([""])}>
        <Icon name="plus" />
        Add {one}
      </button>
      {hint && (
        <p className="hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      <p className="error" id={`${id}error`}>
        {error}
      </p>
    </fieldset>
  );
}

interface ListEntryProps {
  line: ListLine;
  index: number;
  name: string;
  one: string;
  list: ListLines;
  isRefused: boolean;
}

function ListEntry({ line, index, name, one, list, isRefused }: ListEntryProps) {
  const place = index + 1;
  const label = `${one} ${place}`;
  return (
    <li>
      <input
        id={list.idOf("words", line)}
        className="input"
        type="text"
        name={name}
        aria-label={`${capitalized(one)} ${place} of ${list.lines.length}`}
        aria-invalid={isRefused || undefined}
        defaultValue={line.words}
        onKeyDown={(event) => pressKey(event, line, list)}
        onPaste={(event) => pasteLines(event, line, list)}
      />
      <MoveButton {...{ line, list, label }} control="up" isLast={index === 0} />
      <MoveButton {...{ line, list, label }} control="down" isLast={place === list.lines.length} />
      <button type="button" className="btn-icon" aria-label={`Remove ${label}`} onClick={() => list.remove(line)}>
        <Icon name="close" />
      </button>
    </li>
  );
}

interface MoveButtonProps extends Pick<ListEntryProps, "line" | "list"> {
  label: string;
  control: "up" | "down";
  /** It cannot be moved further in this direction. */
  isLast: boolean;
}

/** Not disabled at the list's end: it would lose the focus. */
function MoveButton({ line, list, label, control, isLast }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="btn-icon"
      id={list.idOf(control, line)}
      aria-label={`Move ${label} ${control}`}
      aria-disabled={isLast}
      onClick={() => list.move(line, control === "up" ? -1 : 1, control)}
    >
      <Icon name={`chevron-${control}`} />
    </button>
  );
}

function pressKey(event: KeyboardEvent<HTMLInputElement>, line: ListLine, list: ListLines) {
  if (event.nativeEvent.isComposing) return;
  const isEmpty = event.currentTarget.value === "";
  if (event.key === "Enter") {
    if (!isEmpty) list.add([""], line);
  } else if (event.key === "Backspace" && isEmpty && !event.repeat) list.remove(line);
  else if (event.altKey && event.key === "ArrowUp") list.move(line, -1, "words");
  else if (event.altKey && event.key === "ArrowDown") list.move(line, 1, "words");
  else return;
  event.preventDefault();
}

function pasteLines(event: ClipboardEvent<HTMLInputElement>, line: ListLine, list: ListLines) {
  const pasted = event.clipboardData.getData("text").split(/\r?\n/);
  const [first, ...rest] = pasted.map((text) => text.trim()).filter(Boolean);
  if (first === undefined || rest.length === 0) return;
  event.preventDefault();
  const field = event.currentTarget;
  const isEmpty = field.value === "";
  if (isEmpty) field.value = first;
  list.add(isEmpty ? rest : [first, ...rest], line);
}
