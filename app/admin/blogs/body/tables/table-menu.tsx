import type { Editor } from "@tiptap/core";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { changeTable, gridAround, tableActs } from "./table-acts.ts";
import { useRovingFocus } from "#app/admin/blogs/body/use-roving-focus.ts";

interface TableMenuProps {
  editor: Editor;
  onClose: () => void;
}

/** The acts on the table around the caret. Arrows move within it, Esc returns to the text. */
export function TableMenu({ editor, onClose }: TableMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const rove = useRovingFocus(menu, onClose);
  useLayoutEffect(() => {
    const opened = menu.current!;
    // A dialog around the editor would handle the key, too.
    function takeEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    opened.addEventListener("keydown", takeEscape);
    openBelow(opened, document.querySelector("[data-act=table]")!);
    return () => opened.removeEventListener("keydown", takeEscape);
  }, []);
  const grid = gridAround(editor);
  if (!grid) return null;
  return (
    <div
      ref={menu}
      className="table-menu"
      popover="auto"
      role="toolbar"
      aria-label="Table"
      aria-orientation="vertical"
      onToggle={({ newState }) => newState === "closed" && onClose()}
      {...rove}
    >
      {tableActs.map((act) => {
        const isOut = act.canRun?.(grid) === false;
        return (
          <button
            key={act.label}
            type="button"
            aria-pressed={act.isOn?.(grid)}
            aria-disabled={isOut || undefined}
            onClick={() => {
              if (isOut) return;
              onClose();
              changeTable(editor, act);
            }}
          >
            {act.label}
          </button>
        );
      })}
    </div>
  );
}

const EDGE = 8;

function openBelow(menu: HTMLElement, opener: Element) {
  menu.showPopover();
  const { left, bottom } = opener.getBoundingClientRect();
  menu.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - menu.offsetWidth - EDGE))}px`;
  menu.style.top = `${Math.max(EDGE, Math.min(bottom, innerHeight - menu.offsetHeight - EDGE))}px`;
  menu.querySelector("button")!.focus();
}
