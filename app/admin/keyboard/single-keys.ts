import { useSyncExternalStore } from "react";
import { createTold } from "#app/admin/screen/told.ts";

// Single-character shortcuts interfere with speech input and unsteady hands, so they can be turned off (WCAG 2.1.4).
// Stored in the browser.
const KEY = "single-keys";

const turned = createTold<"on" | "off" | undefined>(undefined);

export const areSingleKeysOn = () => localStorage.getItem(KEY) !== "off";

export function turnSingleKeys(way: "on" | "off") {
  localStorage.setItem(KEY, way);
  turned.tell(way);
}

export const useSingleKeys = () => useSyncExternalStore(turned.watch, areSingleKeysOn, () => true);
