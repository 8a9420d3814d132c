import { sql } from "kysely";

const MARK = "/* planned once */";

/**
 * Ends a statement that PostgreSQL plans once for each connection instead of each time it is asked. For those that are
 * asked all day, have one text, and whose best plan is the same whatever the values are: a search has none such.
 */
export const plannedOnce = sql.raw(MARK);

const names = new Map<string, string>();

/** What PostgreSQL is to know the statement by, when it is planned once. */
export function plannedName(statement: string): string | undefined {
  if (!statement.endsWith(MARK)) return undefined;
  const name = names.get(statement) ?? `planned_${names.size}`;
  names.set(statement, name);
  return name;
}
