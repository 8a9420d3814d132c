/** Bounds the number of invented addresses. */
const MOST_PATHS = 1000;

type TellOfRequest<Told> = (method: string, path: string, status: number) => Told;

/** Caches what is derived from a request: building line and counter each time took a tenth of a cached answer. */
export function rememberRequests<Told>(tell: TellOfRequest<Told>): TellOfRequest<Told> {
  const byPath = new Map<string, { method: string; status: number; told: Told }[]>();

  return (method, path, status) => {
    const known = byPath.get(path) ?? [];
    for (const one of known) if (one.status === status && one.method === method) return one.told;
    const told = tell(method, path, status);
    if (byPath.size >= MOST_PATHS) byPath.clear();
    // A copy: a substring would retain the whole address with its query.
    byPath.set(Buffer.from(path).toString(), [...known, { method, status, told }]);
    return told;
  };
}
