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

/** A function, since it lies in one file with what the screens begin with: that runs as soon as it is there. */
export function hydratePanel() {
  if (!keepsAnything())
    return window.sayAsleep?.("This browser keeps nothing for this site, and the panel needs that. Allow it.");
  const isOpen = openPages.has(location.pathname);
  // The pass has outlived the token, e.g. when the browser's storage was emptied: nothing could be saved.
  if (!isOpen && readToken() === null) return location.replace(loginAddress({ from: location.href }));
  if (!isOpen) takeTab();
  passOverSpentEntries();
  sendOncePerPress();
  leaveOvertakenReadings();
  hydrateRoot(
    document,
    <StrictMode>
      {/* Drawn late, as a transition is, a list's links lead a slow phone to the list before. */}
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
 * A reading that a later one overtakes in the middle of its answer is no fault. React Router 8.4 leaves two rejected
 * promises of its decoder behind (`done` of turbo-stream), which the browser would report as errors.
 */
function leaveOvertakenReadings() {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
