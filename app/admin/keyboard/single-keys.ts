import { useSyncExternalStore } from "react";

// Single letters and signs as shortcuts get in the way of speech input and unsteady hands: they can be turned off
// (WCAG 2.1.4). The browser remembers it.
const KEY = "single-keys";

const listeners = new Set<() => void>();

export const areSingleKeysOn = () => localStorage.getItem(KEY) !== "off";

export function turnSingleKeys(way: "on" | "off") {
  localStorage.setItem(KEY, way);
  for (const listener of listeners) listener();
}

export const useSingleKeys = () => useSyncExternalStore(watch, areSingleKeysOn, () => true);

function watch(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
