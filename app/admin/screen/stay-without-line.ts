import { useEffect, useRef } from "react";
import { createPath, type Location, useLocation, useNavigate, useNavigation } from "react-router";
import { showFailure } from "#app/admin/toast/toasts.ts";

/**
 * If a screen's script cannot be loaded, React Router reloads the page, which is right after a deploy that removed the
 * script, and waits forever. Without a connection the reload would show the browser's error page: this keeps the
 * current screen. With one, it loads the requested screen as a page.
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
      // Somebody navigated elsewhere meanwhile.
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
    // Browsers without it (before 2026) follow the router.
    if (!navigation) return;
    navigation.addEventListener("navigate", holdUp);
    return () => {
      overtake();
      navigation.removeEventListener("navigate", holdUp);
    };
  }, [here, next, navigate]);
  return null;
}

/** No answer within this time counts as no connection. */
const PATIENCE_MS = 5000;

/** Whatever the answer. */
const isServerThere = () =>
  fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
