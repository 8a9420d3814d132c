interface RouteNode {
  path?: string | undefined;
  parentId?: string | undefined;
}

/**
 * Answers the canonical spelling of a page's path (D20): `/pg`, `//PG/` and `/blogs/A` become `/PG` and `/Blogs/a`
 * (slugs are lower-case), `/%50G` becomes `/PG`. Null for a path without a route.
 */
export function createCanonicalPaths(routes: Record<string, RouteNode | undefined>) {
  const patterns = routePatterns(routes);

  return function canonicalPath(path: string): string | null {
    const given = segmentsIn(path).map(decodeURIComponent);
    const pattern = patterns.find(({ segments }) => matches(segments, given));
    if (!pattern) return null;
    return `/${pattern.segments.map((segment, place) => spellingOf(segment, given[place]!)).join("/")}`;
  };
}

/** Answers the ids of the routes that may serve a canonical path: the page's and its parents'. */
export function createRouteFinder(routes: Record<string, RouteNode | undefined>) {
  const patterns = routePatterns(routes);
  return (path: string): string[] => {
    const given = segmentsIn(path);
    return patterns.filter(({ segments }) => matches(segments, given)).map(({ id }) => id);
  };
}

const routePatterns = (routes: Record<string, RouteNode | undefined>) =>
  Object.keys(routes)
    .map((id) => ({ id, segments: segmentsOf(routes, id) }))
    .filter(({ segments }) => !segments.includes("*"));

const segmentsIn = (path: string) => path.split("/").filter(Boolean);

/** The path of a route, with its parameters as in `routes.ts`. */
export const pathOfRoute = (routes: Record<string, RouteNode | undefined>, id: string) =>
  `/${segmentsOf(routes, id).join("/")}`;

function segmentsOf(routes: Record<string, RouteNode | undefined>, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return [];
  return [...segmentsOf(routes, route.parentId), ...(route.path?.split("/").filter(Boolean) ?? [])];
}

function spellingOf(segment: string, given: string) {
  if (segment === ":slug") return encodeURIComponent(given.toLowerCase());
  return segment.startsWith(":") ? encodeURIComponent(given) : segment;
}

function matches(pattern: string[], given: string[]) {
  return pattern.length === given.length && pattern.every((segment, place) => fits(segment, given[place]!));
}

/** A parameter may have an ending: `:part.xml`. */
function fits(segment: string, given: string) {
  if (!segment.startsWith(":")) return segment.toLowerCase() === given.toLowerCase();
  return given.endsWith(segment.replace(/^:\w+/, ""));
}
