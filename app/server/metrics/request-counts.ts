import type { Counter } from "#app/server/requests/request-log.ts";

/** Bounds the number of invented addresses: any further ones are counted together. */
const MOST_ROUTES = 300;

export type RequestCounts = ReturnType<typeof createRequestCounts>;

/** Counts answered requests by route and status. */
export function createRequestCounts() {
  const counted = new Map<string, Counter>();

  function counterOf(method: string, path: string, status: number): Counter {
    const name = labelsOf(method, routeOf(path, status), status);
    const key = counted.has(name) || counted.size < MOST_ROUTES ? name : labelsOf("any", "other", status);
    const counter = counted.get(key) ?? { requests: 0, seconds: 0 };
    counted.set(key, counter);
    return counter;
  }

  return { counterOf, all: () => [...counted].map(([labels, counter]) => ({ labels, ...counter })) };
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const labelsOf = (method: string, route: string, status: number) =>
  `method="${methods.has(method) ? method : "any"}",route="${route}",status="${status}"`;

/** `/courses/online-mba` is counted as `/courses/*`. */
function routeOf(path: string, status: number): string {
  if (status === 404 || status === 400) return "none";
  if (/^\/backend\/(api|admin)\/[a-z-]+\.php$/.test(path)) return path;
  const [, first, rest] = /^(\/(?:backend\/|admin\/)?[a-z.-]*)(\/.*)?$/i.exec(path) ?? [];
  if (first === undefined) return "other";
  return rest && rest !== "/" ? `${first}/*` : first;
}
