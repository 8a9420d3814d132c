// Kept in memory: after a reload, a link to a deleted record says so itself.
const gone = new Set<string>();

/** `list` is the address of the record's list. */
export const noteGone = (list: string, id: string): void => void gone.add(addressOf(new URL(list).pathname, id));

/** Something deleted was restored. */
export const forgetGone = (): void => gone.clear();

/** Whether an address shows a record deleted here: in a dialog of its list, or on its own page. */
export function isGone({ pathname, searchParams }: URL): boolean {
  const ids = ["edit", "open", "delete"].flatMap((name) => searchParams.get(name) ?? []);
  return gone.has(pathname) || ids.some((id) => gone.has(addressOf(pathname, id)));
}

const addressOf = (pathname: string, id: string) => `${pathname}/${id}`;
