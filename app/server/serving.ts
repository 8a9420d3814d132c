import type { Config } from "#app/config.server.ts";

type Product = Pick<typeof import("#app/server/create-app.ts"), "readConfig" | "openDatabase" | "prepareContent">;

const LONGEST_STOP_MS = 10_000;

/** The site's public origin. */
const publicOriginOf = (config: Config) => config.publicOrigin ?? `http://localhost:${config.port}`;

/**
 * Common to production and development: reads the settings, opens the database, prepares its content, and answers the
 * app's options.
 */
export async function prepareToServe({ readConfig, openDatabase, prepareContent }: Product) {
  const config = readConfig(process.env);
  const filled = await openDatabase(config);
  const password = await prepareContent(filled.db, config.firstAdmin);
  // At once: the password is already stored, and a start that fails before listening would never show it.
  if (password !== null) showOnce(config.firstAdmin.username, password);
  // Reopened to release what filling left: SQLite's pages, and the thread that copies its log (record 365).
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

/** Listens, or ends the process with one sentence. */
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

/** On SIGTERM or SIGINT, finishes requests in flight; ends the process after ten seconds at the latest. */
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
