import { createContext, useContext } from "react";
import { Scripts, useLocation } from "react-router";
import { SpeculationRules } from "./speculation-rules.tsx";

/** The text of `start-script.ts`; null in the browser. */
export const StartScriptContext = createContext<string | null>(null);

/** The panel loads the router's scripts; public pages start without any. */
export function DocumentScripts() {
  const { pathname } = useLocation();
  return isPanel(pathname) ? <Scripts /> : <SpeculationRules />;
}

/** The only script in a public page, after all visible content. */
export function StartScript() {
  const text = useContext(StartScriptContext);
  const { pathname } = useLocation();
  if (text === null || isPanel(pathname)) return null;
  return <script data-start="" dangerouslySetInnerHTML={{ __html: text }} />;
}

const isPanel = (pathname: string) => pathname === "/admin" || pathname.startsWith("/admin/");
