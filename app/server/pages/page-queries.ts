import type { ServerBuild } from "react-router";
import { previewToken } from "#app/domain/preview/preview-token.ts";
import type { QueryReader } from "#app/lib/answers/answer-addresses.ts";
import { createRouteFinder } from "./canonical-path.ts";

/**
 * Reads of a page's query the keys that its `handle` names, and what shows a preview on any; all others (utm_source,
 * fbclid …) reach no page and make no kept one, nor does a field of a form that was left empty.
 */
export function pageQueries({ routes }: ServerBuild): QueryReader {
  const findRoutes = createRouteFinder(routes);
  return (path) => {
    const found = findRoutes(path);
    const read = found.flatMap((id) => keysIn(routes[id]?.module.handle));
    if (found.length === 0) return null;
    return (key, value) => (key === "preview" ? previewToken.test(value) : value !== "" && read.includes(key));
  };
}

const keysIn = (handle: unknown) => (handle as { queryKeys?: readonly string[] } | undefined)?.queryKeys ?? [];
