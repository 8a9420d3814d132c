import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { sendOncePerPress } from "./draft/one-press.ts";
import { passOverSpentEntries } from "./list/kept/list-history.ts";
import { fetchedFirst } from "./screen/fetched-first.ts";
import { readToken } from "./session/admin-token.ts";
import { loginAddress } from "./session/login-address.ts";
import { openPages } from "#app/domain/session/open-pages.ts";
import { takeTab } from "./session/tab-owner.ts";

/** A function, since it shares a file with the code that screens start with, which runs at import. */
export function hydratePanel() {
  if (!keepsAnything())
    return window.sayAsleep?.("This browser keeps nothing for this site, and the panel needs that. Allow it.");
  const isOpen = openPages.has(location.pathname);
  // The pass has outlasted the token, e.g. after storage was cleared: nothing could be saved.
  if (!isOpen && readToken() === null) return location.replace(loginAddress({ from: location.href }));
  if (!isOpen) takeTab();
  passOverSpentEntries();
  sendOncePerPress();
  leaveOvertakenReadings();
  hydrateRoot(
    document,
    <StrictMode>
      {/* With transitions, a slow phone would still have the previous list's links. */}
      <HydratedRouter useTransitions={false} instrumentations={[fetchedFirst]} />
    </StrictMode>,
  );
}

/** Reading alone throws where the browser is set to refuse. */
function keepsAnything(): boolean {
  try {
    return Boolean(localStorage) && Boolean(sessionStorage);
  } catch {
    return false;
  }
}

/**
 * A reading overtaken during its answer is no error. React Router 8.4 leaves two rejected promises of its decoder
 * (`done` of turbo-stream), which the browser would report.
 */
function leaveOvertakenReadings() {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
