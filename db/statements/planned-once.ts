import { sql } from "kysely";

const MARK = "/* planned once */";

/**
 * Ends a statement that PostgreSQL plans once per connection instead of at each call. For frequent statements with one
 * text whose best plan does not depend on the values; searches are not among them.
 */
export const plannedOnce = sql.raw(MARK);

const names = new Map<string, string>();

/** The statement's name for PostgreSQL; undefined if it is not planned once. */
export function plannedName(statement: string): string | undefined {
  if (!statement.endsWith(MARK)) return undefined;
  const name = names.get(statement) ?? `planned_${names.size}`;
  names.set(statement, name);
  return name;
}
