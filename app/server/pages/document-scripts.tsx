import { createContext, useContext } from "react";
import { Scripts, useLocation } from "react-router";
import { SpeculationRules } from "./speculation-rules.tsx";

/** The text of `start-script.ts`; known on the server only. */
export const StartScriptContext = createContext<string | null>(null);

/** The panel gets the router's scripts; a public page begins with none. */
export function DocumentScripts() {
  const { pathname } = useLocation();
  return isPanel(pathname) ? <Scripts /> : <SpeculationRules />;
}

/** The one script that stands in a public page, after all that is drawn. */
export function StartScript() {
  const text = useContext(StartScriptContext);
  const { pathname } = useLocation();
  if (text === null || isPanel(pathname)) return null;
  return <script data-start="" dangerouslySetInnerHTML={{ __html: text }} />;
}

const isPanel = (pathname: string) => pathname === "/admin" || pathname.startsWith("/admin/");
