import { Client } from "pg";

/** Creates an empty database on the PostgreSQL server at this address. */
export async function createJourneyDatabase(serverUrl: string) {
  const name = `journeys_${process.pid}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(serverUrl, `drop database ${name} with (force)`) };
}

async function runOn(databaseUrl: string, statement: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
