import type { ServerBuild } from "react-router";
import { previewToken } from "#app/domain/preview/preview-token.ts";
import type { QueryReader } from "#app/lib/answers/answer-addresses.ts";
import { createRouteFinder } from "./canonical-path.ts";

/**
 * Reads only the query parameters that a page's `handle` names, and `preview`. Others (utm_source, fbclid …) and empty
 * fields are ignored, so they create no cache entries.
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
