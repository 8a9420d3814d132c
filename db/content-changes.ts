import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const LOOK_EVERY_MS = 500;
/** Together with the pause before it within three seconds; a slow server may take two. */
const LONGEST_ANSWER_MS = 2400;

export interface ContentListener {
  /** Something that visitors see has changed, or may have. */
  changed(): void;
}

/** Tells of changes by whatever process on the database, until the answered function is called. */
export type FollowContent = (listener: ContentListener) => () => Promise<void>;

interface Listener extends ContentListener {
  /** The server answers. */
  answered(): void;
  /** The server gives no connection; or none of its answers has come, and none can be hoped for. */
  lost(error: Error, isSilent: boolean): void;
}

/**
 * Hears PostgreSQL's notices on a connection of its own, and looks twice a second whether the version is the one heard
 * of: so a connection that died unnoticed is found out and made anew.
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
        // One that was closed is tried again before anything is said.
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
  // The next look fails and says why; without a listener the process would end.
  client.on("error", () => undefined);
  return client;
}

async function readVersion(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ version: string }>("select version::text from content_version");
  return rows[0]?.version;
}

/** A server that has gone silent says no goodbye either. */
async function hangUp(client: pg.Client) {
  await Promise.race([client.end().catch(() => undefined), pause(LOOK_EVERY_MS, undefined, { ref: false })]);
  client.connection.stream.destroy();
}
