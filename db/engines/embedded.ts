import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";
import { bind } from "#db/statements/bind.ts";
import { createLogCopier, type LogCopier } from "./copy-log-back.ts";

const LONGEST_WAIT_MS = 5000;
const MOST_KEPT_STATEMENTS = 500;

interface FileUse {
  /** For commands beside the serving process: takes no lock, and a transaction sees one snapshot. */
  isReadOnly?: boolean;
}

interface Habits {
  begin: string;
  beforeClose: string;
}

// A plain `begin` takes the write lock late and fails at once if another process has written meanwhile.
const writerHabits: Habits = { begin: "begin immediate", beforeClose: "pragma optimize" };
const readerHabits: Habits = { begin: "begin", beforeClose: "" };
/** SQLite in this process: one connection, used by queries and transactions in turn. */
export class EmbeddedDialect implements Dialect {
  readonly #database: DatabaseSync;
  readonly #habits: Habits;
  readonly #copier: LogCopier;

  constructor(path: string, { isReadOnly = false }: FileUse = {}) {
    this.#database = isReadOnly ? openToRead(path) : openFile(path);
    this.#habits = isReadOnly ? readerHabits : writerHabits;
    this.#copier = createLogCopier(path);
  }

  createAdapter() {
    return new EmbeddedAdapter();
  }

  createDriver() {
    return new EmbeddedDriver(this.#database, this.#habits, this.#copier);
  }

  createQueryCompiler() {
    return new EmbeddedQueryCompiler();
  }

  createIntrospector(db: Kysely<any>) {
    return new SqliteIntrospector(db);
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  // The driver queues; Kysely's queue has no limit and waits for ever if a transaction uses the outer `db`.
  override get supportsMultipleConnections() {
    return true;
  }
}

class EmbeddedQueryCompiler extends SqliteQueryCompiler {
  protected override addParameter(parameter: unknown) {
    super.addParameter(bind(parameter));
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #waiting: (() => void)[] = [];
  readonly #begin: string;
  readonly #changes: StatementSync;
  readonly #copier: LogCopier;
  #isBusy = false;

  constructor(database: DatabaseSync, { begin, beforeClose }: Habits, copier: LogCopier) {
    super({ database: keepingStatements(database, beforeClose) });
    this.#database = database;
    this.#begin = begin;
    this.#changes = database.prepare("select total_changes() as total");
    this.#copier = copier;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isBusy) await this.#turn();
    this.#isBusy = true;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#copier.changed(this.#changes.get()!["total"] as number);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }

  // A full disk has already rolled the transaction back; a second rollback would fail and hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    await this.#copier.stop();
    await super.destroy();
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        reject(new Error("Waited 5 s for the database: is the outer `db` used inside a transaction?"));
      };
      const timer = setTimeout(giveUp, LONGEST_WAIT_MS);
      this.#waiting.push(go);
    });
  }
}

function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, {
    timeout: LONGEST_WAIT_MS,
    enableForeignKeyConstraints: true,
    enableDoubleQuotedStringLiterals: false,
  });
  try {
    // A small cache and no memory mapping: the system caches the file (record 070). A thread checkpoints the log
    // (record 181); only a log of 64 MB is checkpointed here.
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16384; pragma wal_autocheckpoint = 16384;
      pragma temp_store = memory; pragma optimize = 0x10002`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Defaults are enough for reading everything once. */
const openToRead = (path: string) => new DatabaseSync(path, { readOnly: true, timeout: LONGEST_WAIT_MS });

/** Caches prepared statements, since preparing costs more than running; least recently used first out. */
function keepingStatements(database: DatabaseSync, beforeClose: string): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (sql: string) => {
    // A pragma takes effect when it is prepared.
    if (sql.startsWith("pragma")) return decodingJson(database.prepare(sql));
    // A cached statement would miss a new JSON column of a changed table.
    if (/^\s*(create|alter|drop)\b/i.test(sql)) kept.clear();
    const statement = kept.get(sql) ?? decodingJson(database.prepare(sql));
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > MOST_KEPT_STATEMENTS) kept.delete(kept.keys().next().value!);
    return statement;
  };
  const close = () => {
    database.exec(beforeClose);
    database.close();
  };
  return { prepare, close };
}

/** Parses JSON columns, whose type in our strict tables is `any`: the engine reports it through joins, too. */
function decodingJson(prepared: StatementSync): SqliteStatement {
  const columns = prepared.columns();
  const json = columns.filter((column) => column.type === "ANY").map((column) => column.name);
  const decode = (row: Record<string, unknown>) => {
    for (const name of json) {
      const text = row[name];
      if (typeof text === "string") row[name] = JSON.parse(text);
    }
    return row;
  };
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: columns.length > 0,
    all: (parameters) => prepared.all(...values(parameters)).map(decode),
    run: (parameters) => prepared.run(...values(parameters)),
    *iterate(parameters) {
      for (const row of prepared.iterate(...values(parameters))) yield decode(row);
    },
  };
}
