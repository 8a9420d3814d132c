import type { ServerBuild } from "react-router";
import type { QueryReader } from "#app/lib/answer-addresses.ts";
import { createRouteFinder } from "./canonical-path.ts";

/**
 * Reads of a page's query the keys that its `handle` names; all others (utm_source, fbclid …) reach no page and make no
 * kept one, nor does a field of a form that was left empty.
 */
export function pageQueries({ routes }: ServerBuild): QueryReader {
  const findRoutes = createRouteFinder(routes);
  return (path) => {
    const read = findRoutes(path).flatMap((id) => keysIn(routes[id]?.module.handle));
    return read.length === 0 ? null : (key, value) => value !== "" && read.includes(key);
  };
}

const keysIn = (handle: unknown) => (handle as { queryKeys?: readonly string[] } | undefined)?.queryKeys ?? [];
