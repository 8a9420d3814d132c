import type { Editor } from "@tiptap/core";
import { useRef, useSyncExternalStore } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { blockActs, type BodyAct, historyActs, textActs } from "./body-acts.ts";
import { useRovingFocus } from "./use-roving-focus.ts";

const TOOLBAR = "body-toolbar";

/** Moves focus from the text to its toolbar, which Tab would not reach. */
export const focusToolbar = () =>
  document.getElementById(TOOLBAR)!.querySelector<HTMLElement>("[tabindex='0']")?.focus();

interface BodyToolbarProps {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
  /** Inserts a table, or opens the menu of the one around the caret. */
  onTable: () => void;
}

/** One tab stop; arrows move within it, Esc returns to the text. */
export function BodyToolbar({ editor, onLink, onPicture, onTable }: BodyToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const acts = [...textActs, linkAct(onLink), ...blockActs, pictureAct(onPicture), tableAct(onTable), ...historyActs];
  const states = useSyncExternalStore(
    (listen) => {
      editor.on("transaction", listen);
      return () => void editor.off("transaction", listen);
    },
    () => acts.map((act) => stateOf(act, editor)).join(" "),
  ).split(" ");
  const rove = useRovingFocus(bar, () => editor.commands.focus());
  return (
    <div
      className="body-toolbar"
      id={TOOLBAR}
      role="toolbar"
      aria-label="Formatting"
      aria-controls="article-text"
      ref={bar}
      {...rove}
    >
      {acts.map((act, place) => (
        <ActButton key={act.name} act={act} state={states[place]!} onPress={() => act.run(editor)} />
      ))}
    </div>
  );
}

function ActButton({ act, state, onPress }: { act: BodyAct; state: string; onPress: () => void }) {
  const { name, label, icon, keys, isOn } = act;
  return (
    <button
      type="button"
      className="btn-icon"
      data-act={name}
      aria-label={label}
      aria-pressed={isOn && state === "on"}
      aria-disabled={state === "out" || undefined}
      aria-keyshortcuts={keys?.replace("Ctrl", "Control")}
      title={keys ? `${label} (${keys})` : label}
      // Keeps the text's selection, and a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => state !== "out" && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}

function stateOf({ isOn, canRun }: BodyAct, editor: Editor): "on" | "off" | "out" {
  if (canRun?.(editor) === false) return "out";
  return isOn?.(editor) ? "on" : "off";
}

const linkAct = (run: () => void): BodyAct => ({
  name: "link",
  label: "Link",
  icon: "link",
  keys: "Ctrl+K",
  run,
  isOn: (editor) => editor.isActive("link"),
});

const pictureAct = (run: () => void): BodyAct => ({
  name: "picture",
  label: "Picture",
  icon: "image",
  run,
  isOn: (editor) => editor.isActive("picture"),
});

const tableAct = (run: () => void): BodyAct => ({
  name: "table",
  label: "Table",
  icon: "table",
  run,
  isOn: (editor) => editor.isActive("table"),
});
