import { useEffect, useState } from "react";
import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import { useFetchedAtFirstSign } from "#app/admin/dialog/use-fetched-at-first-sign.ts";
import { isBusy } from "#app/admin/keyboard/is-busy.ts";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";

const fetchSearch = () => import("#app/admin/search/quick-search-dialog.tsx");

// Loaded separately, so that no row waits for them.
const tools = {
  search: fetchedDialog(fetchSearch),
  keyboard: fetchedDialog(() => import("#app/admin/keyboard/keyboard-dialog.tsx")),
  notices: fetchedDialog(() => import("#app/admin/notices/notices-dialog.tsx")),
};

export type PanelTool = keyof typeof tools;

/** The dialogs on every screen: quick search, keyboard help and notices. They have shortcuts as well. */
export function usePanelTools() {
  const [tool, open] = useState<PanelTool>();
  useFetchedAtFirstSign(fetchSearch);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const asked = toolOf(event);
      if (!asked || event.defaultPrevented) return;
      event.preventDefault();
      open(asked);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const Dialog = tool && tools[tool];
  const dialog = Dialog && <Dialog onClose={() => open(undefined)} />;
  return { open, dialog };
}

/** If single keys are on, and nobody is typing. */
const isSingleKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && areSingleKeysOn() && !isBusy(target);

/** Ctrl or ⌘ with K everywhere; `?`; and `/` unless a list's filter takes it (record 013). */
function toolOf(event: KeyboardEvent): PanelTool | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey) return "search";
  if (!isSingleKey(event)) return undefined;
  if (key === "?") return "keyboard";
  return key === "/" && !document.querySelector("main search input") ? "search" : undefined;
}
