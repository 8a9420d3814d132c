import { createContext, useContext } from "react";
import { Scripts, useLocation } from "react-router";
import { SpeculationRules } from "./speculation-rules.tsx";

/** Where the build put the entry script; known on the server only. */
export interface EntryScript {
  module: string;
  imports: string[];
  /** Development's hot reload must come before any module that it watches. */
  hotReload?: string;
}

export const EntryScriptContext = createContext<EntryScript | null>(null);

/** The panel gets the router's scripts; a public page gets one module script and nothing inline that runs. */
export function DocumentScripts() {
  const entry = useContext(EntryScriptContext);
  const { pathname } = useLocation();
  if (isPanel(pathname)) return <Scripts />;
  if (!entry) return null;
  return (
    <>
      {entry.imports.map((address) => (
        <link key={address} rel="modulepreload" href={address} fetchPriority="low" />
      ))}
      {entry.hotReload && <script type="module" src={entry.hotReload} />}
      <script type="module" src={entry.module} fetchPriority="low" />
      <SpeculationRules />
    </>
  );
}

export const isPanel = (pathname: string) => pathname === "/admin" || pathname.startsWith("/admin/");
