interface RouteNode {
  path?: string | undefined;
  parentId?: string | undefined;
}

/**
 * Knows the one right spelling of every page's path (decision 20): `/pg`, `//PG/` and `/blogs/A` become `/PG` and
 * `/Blogs/a`, since slugs are in small letters. Answers null for a path that no route has.
 */
export function createCanonicalPaths(routes: Record<string, RouteNode | undefined>) {
  const patterns = Object.keys(routes)
    .map((id) => segmentsOf(routes, id))
    .filter((segments) => !segments.includes("*"));

  return function canonicalPath(path: string): string | null {
    const given = path.split("/").filter(Boolean);
    const pattern = patterns.find((segments) => matches(segments, given));
    if (!pattern) return null;
    return `/${pattern.map((segment, place) => spellingOf(segment, given[place]!)).join("/")}`;
  };
}

function segmentsOf(routes: Record<string, RouteNode | undefined>, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return [];
  return [...segmentsOf(routes, route.parentId), ...(route.path?.split("/").filter(Boolean) ?? [])];
}

function spellingOf(segment: string, given: string) {
  if (segment === ":slug") return given.toLowerCase();
  return segment.startsWith(":") ? given : segment;
}

function matches(pattern: string[], given: string[]) {
  return (
    pattern.length === given.length &&
    pattern.every((segment, place) => segment.startsWith(":") || segment.toLowerCase() === given[place]!.toLowerCase())
  );
}
