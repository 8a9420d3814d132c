import { useEffect, useRef } from "react";
import { createPath, type Location, useLocation, useNavigate, useNavigation } from "react-router";
import { showFailure } from "#app/admin/toast/toasts.ts";

/**
 * Where a screen's script cannot be fetched the router loads the page anew, as is right after a deploy, which took the
 * script away, and waits for that script without end. Without a line that would leave the panel for the browser's own
 * page of errors: the screen that is there stays. With one the screen that was asked for is loaded as a page.
 */
export function StayWithoutLine(): null {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const unfetched = useRef(new Set<string>());
  useEffect(() => {
    if (!next) return;
    let isOvertaken = false;
    const overtake = () => void (isOvertaken = true);
    async function leaveOrStay({ pathname, search, hash }: Location) {
      unfetched.current.add(pathname);
      const isThere = await isServerThere();
      // Meanwhile somebody went elsewhere.
      if (isOvertaken) return;
      if (isThere) return location.assign(createPath({ pathname, search, hash }));
      const { state } = here;
      await navigate(here, { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false });
      showFailure("This screen could not be fetched. Check the connection and try again.");
    }
    if (unfetched.current.has(next.pathname)) {
      void leaveOrStay(next);
      return overtake;
    }
    function holdUp(event: NavigateEvent) {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      void leaveOrStay(next!);
    }
    const { navigation } = globalThis;
    // A browser without it (older than 2026) does what the router asks for.
    if (!navigation) return;
    navigation.addEventListener("navigate", holdUp);
    return () => {
      overtake();
      navigation.removeEventListener("navigate", holdUp);
    };
  }, [here, next, navigate]);
  return null;
}

/** A line on which nothing comes back in this time is none. */
const PATIENCE_MS = 5000;

/** Whatever it answers. */
const isServerThere = () =>
  fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
