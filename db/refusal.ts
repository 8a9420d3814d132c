export interface Refusal {
  /** `crossed`: aborted because of a deadlock or a serialisation failure (PostgreSQL only). */
  kind: "unique" | "required" | "check" | "reference" | "in use" | "crossed";
  /** Null for references: SQLite does not name the column. */
  column: string | null;
}

/**
 * The constraint that the database enforced, the same for both engines; null for any other error, which must be
 * rethrown.
 */
export function databaseRefusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  if ("errcode" in error) return fromSqlite(error.errcode, error.message);
  if ("code" in error) return fromPostgres(error);
  return null;
}

const sqliteKinds: Partial<Record<number, Refusal["kind"]>> = {
  2067: "unique",
  1555: "unique",
  1299: "required",
  275: "check",
  787: "reference",
  1811: "in use",
};

function fromSqlite(code: unknown, message: string): Refusal | null {
  const kind = sqliteKinds[Number(code)];
  if (!kind) return null;
  const column = columnInName(message) ?? /failed: \w+\.(\w+)/.exec(message)?.[1] ?? null;
  return { kind, column };
}

const postgresKinds: Partial<Record<string, Refusal["kind"]>> = {
  "23505": "unique",
  "23502": "required",
  "23514": "check",
  "23503": "reference",
  "23001": "in use",
  "40P01": "crossed",
  "40001": "crossed",
};

function fromPostgres(error: {
  code?: unknown;
  column?: string;
  constraint?: string;
  detail?: string;
}): Refusal | null {
  const kind = postgresKinds[String(error.code)];
  if (!kind) return null;
  if (kind === "crossed") return { kind, column: null };
  if (kind === "reference" || kind === "in use") {
    // The detail names the child's column for a missing parent, and `id` for a parent in use; the other words depend on
    // the locale.
    return { kind: error.detail?.includes("(id)=(") ? "in use" : kind, column: null };
  }
  return { kind, column: error.column ?? columnInName(error.constraint ?? "") };
}

function columnInName(text: string): string | null {
  return /[a-z_]+?__([a-z0-9_]+)__(?:unique|check)\b/.exec(text)?.[1] ?? null;
}
