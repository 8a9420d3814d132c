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
import { bind } from "#db/bind.ts";

const LONGEST_WAIT_MS = 5000;
const MOST_KEPT_STATEMENTS = 500;

/** SQLite in this process: one connection, which queries and transactions take in turn. */
export class EmbeddedDialect implements Dialect {
  readonly #database: DatabaseSync;

  constructor(path: string) {
    this.#database = openFile(path);
  }

  createAdapter() {
    return new EmbeddedAdapter();
  }

  createDriver() {
    return new EmbeddedDriver(this.#database);
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

  // The driver queues, instead of Kysely: its own queue has no limit, and waits for ever on the outer `db`.
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
  #isBusy = false;

  constructor(database: DatabaseSync) {
    super({ database: keepingStatements(database) });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isBusy) await this.#turn();
    this.#isBusy = true;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }

  // The stock `begin` takes its write lock late, and then fails at once when another process has written meanwhile.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  // A full disk ends the transaction by itself; a second rollback would hide the cause behind its own error.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
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
    database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536;
      pragma mmap_size = 268435456; pragma temp_store = memory; pragma optimize = 0x10002`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Preparing costs more than running, so statements are kept; the least recently used one leaves first. */
function keepingStatements(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (sql: string) => {
    // A kept statement would not notice that a changed table has a new JSON column.
    if (/^\s*(create|alter|drop)\b/i.test(sql)) kept.clear();
    const statement = kept.get(sql) ?? decodingJson(database.prepare(sql));
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > MOST_KEPT_STATEMENTS) kept.delete(kept.keys().next().value!);
    return statement;
  };
  const close = () => {
    database.exec("pragma optimize");
    database.close();
  };
  return { prepare, close };
}

/** In strict tables `any` is our word for JSON, and the engine reports it through joins and aliases. */
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
