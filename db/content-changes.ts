import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const LOOK_EVERY_MS = 500;
/** With the pause before it, within three seconds; a slow server may take two. */
const LONGEST_ANSWER_MS = 2400;

export interface ContentListener {
  /** Something that visitors see may have changed. */
  changed(): void;
}

/** Reports changes by any process on the database, until the returned function is called. */
export type FollowContent = (listener: ContentListener) => () => Promise<void>;

interface Listener extends ContentListener {
  /** The server answered. */
  answered(): void;
  /** No connection can be made, or (`isSilent`) the server no longer answers. */
  lost(error: Error, isSilent: boolean): void;
}

/**
 * Listens to PostgreSQL's notifications on its own connection, and also compares the version twice a second, which
 * detects a dead connection and replaces it.
 */
export function followContent(connectionString: string, { changed, answered, lost }: Listener) {
  const stopping = new AbortController();
  let known: string | undefined;
  let isConnected = false;

  function learn(version: string | undefined) {
    if (version === known) return;
    known = version;
    changed();
  }

  async function listen() {
    const client = newClient(connectionString);
    try {
      await client.connect();
      client.on("notification", ({ payload }) => learn(payload));
      await client.query("listen content_version");
      while (!stopping.signal.aborted) {
        learn(await readVersion(client));
        isConnected = true;
        answered();
        await wait();
      }
    } finally {
      await hangUp(client);
    }
  }

  async function follow() {
    while (!stopping.signal.aborted) {
      await listen().catch((error: Error) => {
        const isSilent = /timeout/i.test(error.message);
        // A closed connection is retried once before reporting.
        if (isSilent || !isConnected) lost(error, isSilent);
        isConnected = false;
      });
      await wait();
    }
  }

  const wait = () => pause(LOOK_EVERY_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
  const following = follow();
  return async () => {
    stopping.abort();
    await following;
  };
}

function newClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: LONGEST_ANSWER_MS,
    query_timeout: LONGEST_ANSWER_MS,
    application_name: "disha listening",
  });
  // The next query fails and reports why; without a listener the process would end.
  client.on("error", () => undefined);
  return client;
}

async function readVersion(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ version: string }>("select version::text from content_version");
  return rows[0]?.version;
}

/** A silent server does not close the connection either. */
async function hangUp(client: pg.Client) {
  await Promise.race([client.end().catch(() => undefined), pause(LOOK_EVERY_MS, undefined, { ref: false })]);
  client.connection.stream.destroy();
}
