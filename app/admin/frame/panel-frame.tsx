import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { useUnsentCalls } from "#app/admin/calls/unsent/use-unsent-calls.ts";
import { useLivePanel } from "#app/admin/live/use-live-panel.ts";
import { useNextCallKey } from "#app/admin/keyboard/use-next-call-key.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { NextCall } from "./next-call.tsx";
import { usePanelTools } from "./panel-tools.tsx";
import { Sidebar } from "./sidebar.tsx";
import type { Waiting } from "./waiting.ts";

interface PanelFrameProps {
  roleWord?: string | undefined;
  waiting?: Waiting;
  /** The number of unseen notices; absent for those without notices. */
  notices?: number;
  children: ReactNode;
}

/** The sidebar, the top bar and a screen. */
export function PanelFrame({ roleWord = "Admin", waiting, notices, children }: PanelFrameProps) {
  const main = useRef<HTMLElement>(null);
  const { open, dialog } = usePanelTools();
  useLivePanel({ notices, answer: waiting });
  useUnsentCalls();
  const mayCall = useMay()("leads.change");
  useNextCallKey(mayCall);
  useFocusOnNewScreen(main);
  return (
    <div className="panel">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Sidebar waiting={waiting ?? {}} onKeyboard={() => open("keyboard")} />
      <div className="panel-desk">
        <header className="bar">
          <Link className="bar-account" to="/admin/account">
            Welcome, {roleWord}
            <span className="visually-hidden">: my account</span>
          </Link>
          <button
            type="button"
            className="btn btn-quiet bar-search"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => open("search")}
          >
            <Icon name="search" />
            Search <kbd aria-hidden="true">Ctrl K</kbd>
          </button>
          {mayCall && <NextCall />}
          {notices !== undefined && <Bell count={notices} onOpen={() => open("notices")} />}
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
      {dialog}
    </div>
  );
}

function Bell({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <button type="button" className="btn btn-quiet bar-bell" title="Notices" onClick={onOpen}>
      <Icon name="bell" />
      <span className="visually-hidden">Notices</span>
      {count > 0 && (
        <span className="bar-bell-count num">
          {count}
          <span className="visually-hidden"> new</span>
        </span>
      )}
    </button>
  );
}

/** Moves the focus on navigation, as a new page would. */
function useFocusOnNewScreen(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [main, pathname]);
}
