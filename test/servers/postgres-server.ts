import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { openPostgresDatabase } from "#db/database.ts";

const TEMPLATE_LOCK = 7242;
const root = join(import.meta.dirname, "../..");
const shapeFiles = globSync("db/{columns,schema-change,migrations/*}.ts", { cwd: root }).toSorted();

const created = new Map<string, Promise<string>>();

/** The address of this worker's migrated database, used by all its files. */
export function workerDatabaseUrl(serverUrl: string): Promise<string> {
  const name = workerName(serverUrl, "worker");
  const url = created.get(name) ?? migratedTemplate(serverUrl).then((template) => recreate(serverUrl, name, template));
  created.set(name, url);
  return url;
}

/** The address of a database without tables; each call drops the previous one. */
export function emptyDatabaseUrl(serverUrl: string): Promise<string> {
  const name = workerName(serverUrl, "empty");
  return recreate(serverUrl, name, "template1");
}

/** The same with all tables, containing only what migrations add. */
export async function migratedDatabaseUrl(serverUrl: string): Promise<string> {
  return recreate(serverUrl, workerName(serverUrl, "empty"), await migratedTemplate(serverUrl));
}

/** Vitest calls this after the last test of the last worker. */
export async function dropWorkerDatabases(serverUrl: string): Promise<void> {
  await onServer(serverUrl, async (server) => {
    const names = "select datname from pg_database where starts_with(datname, $1) or starts_with(datname, $2)";
    const { rows } = await server.query(
      names,
      ["worker", "empty"].map((purpose) => workerPrefix(serverUrl, purpose)),
    );
    for (const { datname } of rows) await server.query(dropStatement(String(datname)));
  });
}

const workerName = (serverUrl: string, purpose: string): string =>
  workerPrefix(serverUrl, purpose) + process.env["VITEST_POOL_ID"];

const workerPrefix = (serverUrl: string, purpose: string): string => `${baseName(serverUrl)}_${purpose}_`;

async function recreate(serverUrl: string, name: string, template: string): Promise<string> {
  await onServer(serverUrl, async (server) => {
    await server.query(dropStatement(name));
    await server.query(`create database "${name}" template "${template}"`);
  });
  return addressOf(serverUrl, name);
}

/** Migrated once for all workers and runs; the name contains a hash of its shape. */
async function migratedTemplate(serverUrl: string): Promise<string> {
  const prefix = `${baseName(serverUrl)}_template_`;
  const name = prefix + shapeHash();
  await onServer(serverUrl, async (server) => {
    await server.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rows } = await server.query("select datname from pg_database where starts_with(datname, $1)", [prefix]);
    const names = rows.map((row) => String(row.datname));
    if (names.includes(name)) return;
    for (const older of names) await server.query(dropStatement(older));
    await server.query(`create database "${name}"`);
    await (await openPostgresDatabase(addressOf(serverUrl, name))).close();
  });
  return name;
}

async function onServer(serverUrl: string, work: (server: pg.Client) => Promise<void>): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

const dropStatement = (name: string): string => `drop database if exists "${name}" with (force)`;

const baseName = (serverUrl: string): string => new URL(serverUrl).pathname.slice(1);

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function shapeHash(): string {
  const hash = createHash("sha256");
  for (const file of shapeFiles) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 12);
}
