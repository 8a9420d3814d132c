import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isTyping } from "./is-busy.ts";
import { areSingleKeysOn } from "./single-keys.ts";

/** Other dialogs block the key; drawers about people do not, since they are only read. */
const IN_THE_WAY = "dialog[open]:not(.lead-drawer, .enquiry-dialog), [data-opening]";

/** `c` leads to the next call from anywhere; on My day it begins the call. */
export function useNextCallKey(mayCall: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!mayCall) return;
    function press(event: KeyboardEvent) {
      if (event.key !== "c" || event.defaultPrevented || !isFree(event)) return;
      event.preventDefault();
      const call = document.querySelector<HTMLElement>("main [aria-keyshortcuts=c]");
      if (call) call.click();
      else void navigate("/admin/day");
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [mayCall, navigate]);
}

const isFree = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  areSingleKeysOn() &&
  !isTyping(target) &&
  document.querySelector(IN_THE_WAY) === null;
