import { z } from "zod";

const port = z.coerce.number("PORT must be a number").int("PORT must be a whole number").min(0).max(65535);
const origin = z
  .url({ protocol: /^https?$/, error: "PUBLIC_ORIGIN must be an address such as https://disha.example" })
  .transform((address) => new URL(address).origin);

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: "SMTP_URL must be an address such as smtps://user:password@mail.example",
});
const mailFrom = z
  .string()
  .regex(
    /^(?:[^<>,\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    "MAIL_FROM must be an address such as hello@disha.example or Disha <hello@disha.example>",
  );

/** Every environment variable the product reads; the README's table says the same. */
const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("localhost"),
  PUBLIC_ORIGIN: origin.optional(),
  DATA_FOLDER: z.string().min(1).default("./data"),
  DATABASE_URL: z.string().min(1).optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  TRUST_PROXY: z.enum(["0", "1"], "TRUST_PROXY must be 0 or 1").default("0"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  ADMIN_USERNAME: z.string().min(1).default("admin"),
  ADMIN_EMAIL: z.email("ADMIN_EMAIL must be an e-mail address").default("admin@disha.example"),
  ADMIN_PASSWORD: z.string().min(8, "ADMIN_PASSWORD must have at least 8 characters").max(128).optional(),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Parses the environment once, at the start of the process. An empty variable counts as absent.
 * @throws {z.ZodError} with one plain sentence per wrong variable.
 */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const read = environment.parse(given);
  return {
    port: read.PORT,
    host: read.HOST,
    /** Canonical addresses and links in mails begin with it; unset, they begin with http://localhost:PORT. */
    publicOrigin: read.PUBLIC_ORIGIN,
    dataFolder: read.DATA_FOLDER,
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    trustProxy: read.TRUST_PROXY === "1",
    logLevel: read.LOG_LEVEL,
    firstAdmin: { username: read.ADMIN_USERNAME, email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD },
  };
}
