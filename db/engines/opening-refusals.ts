import { StartRefusal } from "#app/lib/failures/start-refusal.ts";

const unwritableCodes = new Set([8, 10, 13, 14]);
const lockedCodes = new Set([5, 6]);
const damagedCodes = new Set([11, 26]);

/**
 * Parses DATABASE_URL. No sentence in this file may contain its password.
 * @throws {StartRefusal} if it has another form.
 */
export function parseDatabaseUrl(text: string): URL {
  const url = URL.parse(text);
  if (url && /^postgres(ql)?:$/.test(url.protocol) && isDecodable(text)) return url;
  throw new StartRefusal(
    "DATABASE_URL must have the form postgres://user:password@host:5432/database, " +
      "with special characters in the password percent-encoded.",
  );
}

/** Explains why PostgreSQL gave no connection. */
export function connectionRefusal(cause: unknown, url: URL): StartRefusal {
  const { code, message } = asDriverError(cause);
  const server = `PostgreSQL at ${url.host || url.searchParams.get("host") || "localhost"}`;
  return new StartRefusal(connectionSentence(String(code), message, server, url), { cause });
}

/** A missing right to create tables becomes a StartRefusal for the operator; any other error is answered unchanged. */
export function migrationRefusal(cause: unknown, url: URL): unknown {
  if (asDriverError(cause).code !== "42501") return cause;
  const sentence = `The user in DATABASE_URL may not create tables in the database ${databaseName(url)}.`;
  return new StartRefusal(sentence, { cause });
}

/** A file that cannot be opened becomes a StartRefusal; any other error is answered unchanged. */
export function fileRefusal(cause: unknown, file: string): unknown {
  const errcode = Number(asDriverError(cause).errcode) & 0xff;
  if (unwritableCodes.has(errcode)) {
    return new StartRefusal(`Disha cannot write to ${file}; check its owner and the free space on the disk.`, {
      cause,
    });
  }
  if (lockedCodes.has(errcode))
    return new StartRefusal(`Another program keeps ${file} locked; close it first.`, { cause });
  if (damagedCodes.has(errcode)) {
    return new StartRefusal(`${file} is damaged or no SQLite database; put a backup in its place.`, { cause });
  }
  return cause;
}

function connectionSentence(code: string, message: string, server: string, url: URL): string {
  // Without a password in the address, the driver fails with its own SASL message.
  if (code === "28P01" || code === "28000" || message.startsWith("SASL")) {
    return `${server} refuses the user name or password in DATABASE_URL.`;
  }
  if (code === "3D000") return `${server} has no database ${databaseName(url)}; create it or correct DATABASE_URL.`;
  if (code === "53300") return `${server} takes no more connections; raise its max_connections or stop other clients.`;
  if (code === "57P03") return `${server} is starting up or shutting down; try again in a moment.`;
  if (/^E[A-Z_]+$/.test(code) || /timeout/.test(message)) {
    return `${server} does not answer; check DATABASE_URL and that the server is running.`;
  }
  return `${server} gives no connection (${message}); check DATABASE_URL.`;
}

function asDriverError(cause: unknown): { code?: unknown; errcode?: unknown; message: string } {
  return cause instanceof Error ? cause : { message: String(cause) };
}

function databaseName(url: URL): string {
  return decodeURIComponent(url.pathname.slice(1) || url.username);
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}
