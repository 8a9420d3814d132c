/** However many addresses are invented: beyond so many, further ones are counted together. */
const MOST_ROUTES = 300;

export type RequestCounts = ReturnType<typeof createRequestCounts>;

interface Counted {
  requests: number;
  seconds: number;
}

/** Counts what has been answered, by the route it went to and how. */
export function createRequestCounts() {
  const counted = new Map<string, Counted>();

  function count(method: string, url: string, status: number, milliseconds: number) {
    const name = labelsOf(method, routeOf(url, status), status);
    const key = counted.has(name) || counted.size < MOST_ROUTES ? name : labelsOf("any", "other", status);
    const entry = counted.get(key) ?? { requests: 0, seconds: 0 };
    entry.requests += 1;
    entry.seconds += milliseconds / 1000;
    counted.set(key, entry);
  }

  return { count, all: () => [...counted].map(([labels, entry]) => ({ labels, ...entry })) };
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const labelsOf = (method: string, route: string, status: number) =>
  `method="${methods.has(method) ? method : "any"}",route="${route}",status="${status}"`;

/** `/courses/online-mba` is `/courses/*`: what stands behind the first name is one record of many. */
function routeOf(url: string, status: number): string {
  const path = url.split("?")[0]!;
  if (status === 404 || status === 400) return "none";
  if (/^\/backend\/(api|admin)\/[a-z-]+\.php$/.test(path)) return path;
  const [, first, rest] = /^(\/(?:backend\/|admin\/)?[a-z.-]*)(\/.*)?$/i.exec(path) ?? [];
  if (first === undefined) return "other";
  return rest && rest !== "/" ? `${first}/*` : first;
}
