import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Sidebar } from "./sidebar.tsx";

interface PanelFrameProps {
  /** How many records wait behind a link of the sidebar. */
  waiting?: Record<string, number>;
  children: ReactNode;
}

/** The sidebar, the top bar, and a screen. */
export function PanelFrame({ waiting = {}, children }: PanelFrameProps) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewScreen(main);
  return (
    <div className="panel">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Sidebar waiting={waiting} />
      <div className="panel-desk">
        <header className="bar">
          <p>Welcome, Admin</p>
          <a className="btn btn-quiet" href="/" target="_blank" rel="noopener">
            View site
            <span className="visually-hidden"> (opens in a new tab)</span>
            <Icon name="external" />
          </a>
        </header>
        <main className="desk" id="main" ref={main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** A link changes the screen without a new page: the focus moves as a new page would move it. */
function useFocusOnNewScreen(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [main, pathname]);
}
