import type { Config } from "#app/config.server.ts";

type Product = Pick<typeof import("#app/server/create-app.ts"), "readConfig" | "openDatabase" | "prepareContent">;

const LONGEST_STOP_MS = 10_000;

/** Where visitors are told the site is, when PUBLIC_ORIGIN is not set. */
const publicOriginOf = (config: Config) => config.publicOrigin ?? `http://localhost:${config.port}`;

/**
 * What both ways of serving begin with: the settings, the database with its first content, and what the app is told.
 */
export async function prepareToServe({ readConfig, openDatabase, prepareContent }: Product) {
  const config = readConfig(process.env);
  const filled = await openDatabase(config);
  const password = await prepareContent(filled.db, config.firstAdmin);
  // At once: it is stored, and a start that ends before it listens would have kept it to itself.
  if (password !== null) showOnce(config.firstAdmin.username, password);
  // With its connection goes what the filling left: SQLite's pages, and the thread that copies its log (record 365).
  await filled.close();
  const database = await openDatabase(config);
  const { dataFolder, bucket, smtpUrl, mailFrom, trustProxy, logLevel } = config;
  const told = {
    db: database.db,
    dataFolder,
    bucket,
    publicOrigin: publicOriginOf(config),
    smtpUrl,
    mailFrom,
    trustProxy,
    logLevel,
    followContent: database.followContent,
    availability: database.availability,
  };
  return { config, database, told };
}

/** Listens, or stops the start with one plain sentence. */
export async function listenOrRefuse(config: Config, listen: () => Promise<unknown>): Promise<void> {
  try {
    await listen();
  } catch (error) {
    const sentence = refusalSentence(config, (error as NodeJS.ErrnoException).code);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exit(1);
  }
}

export function announce(config: Config): void {
  console.log(`Disha is at ${publicOriginOf(config)}`);
}

/** On SIGTERM or SIGINT requests in flight finish; after ten seconds the process ends all the same. */
export function stopGracefully(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}

const showOnce = (username: string, password: string) =>
  console.log(`First administrator: ${username}, password ${password} (shown only this once)`);

function refusalSentence({ port, host }: Config, code: string | undefined): string | null {
  if (code === "EADDRINUSE") return `Port ${port} is already in use; set PORT to another one.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL") return `HOST ${host} is no address of this machine.`;
  return null;
}
