import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";

const portSentence = "PORT must be a whole number from 0 to 65535";
const port = z.coerce.number(portSentence).int(portSentence).min(0, portSentence).max(65_535, portSentence);
const metricsSentence = "METRICS_PORT must be a whole number from 1 to 65535";
const metricsPort = z.coerce
  .number(metricsSentence)
  .int(metricsSentence)
  .min(1, metricsSentence)
  .max(65_535, metricsSentence);
const origin = z
  .url({ protocol: /^https?$/, error: "PUBLIC_ORIGIN must be an address such as https://disha.example" })
  .transform((address) => new URL(address).origin);

const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
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

const trustedProxies = z
  .string()
  .refine(
    (text) => /^\d{1,2}$/.test(text) || listOf(text).every(isNetwork),
    "TRUST_PROXY must be the number of proxies in front, such as 1, or their networks, such as 10.0.0.0/8,127.0.0.1",
  )
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : listOf(text)));

const bucketSentence =
  "UPLOADS_URL must be an address such as s3://bucket/folder?endpoint=https://s3.example&region=ap-south-1, without keys in it";
const bucketUrl = z
  .string()
  .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?(\?[^#]*)?$/, bucketSentence)
  .transform((address) => new URL(address))
  .refine(
    ({ searchParams }) => [...searchParams.keys()].every((name) => ["endpoint", "region"].includes(name)),
    bucketSentence,
  )
  .refine(({ searchParams }) => isOrigin(searchParams.get("endpoint") ?? "https://s3.example"), bucketSentence)
  .refine(({ searchParams }) => /^[a-z0-9-]+$/.test(searchParams.get("region") ?? "us-east-1"), bucketSentence);

/** All environment variables of the product; listed in the README's table as well. */
const environment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default("localhost"),
    PUBLIC_ORIGIN: origin.optional(),
    DATA_FOLDER: z.string().min(1).default("./data"),
    DATABASE_URL: z.string().min(1).optional(),
    UPLOADS_URL: bucketUrl.optional(),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    BACKUP_FOLDER: z.string().min(1).optional(),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailFrom.optional(),
    TRUST_PROXY: trustedProxies.default(0),
    METRICS_PORT: metricsPort.optional(),
    LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(", ")}`).default("info"),
    ADMIN_USERNAME: z.string().min(1).default("admin"),
    ADMIN_EMAIL: z.email("ADMIN_EMAIL must be an e-mail address").default("admin@disha.example"),
    ADMIN_PASSWORD: z
      .string()
      .refine((text) => text.trim().length >= 8, "ADMIN_PASSWORD must have at least 8 characters")
      .max(128, "ADMIN_PASSWORD must have at most 128 characters")
      .optional(),
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, "METRICS_PORT must be another port than PORT");

export type Config = ReturnType<typeof readConfig>;

/**
 * Parses the environment once, at the start of the process. An empty variable counts as absent.
 * @throws {StartRefusal} with one sentence per invalid variable.
 */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const { data: read, error } = environment.safeParse(given);
  if (error) throw new StartRefusal(error.issues.map(({ message }) => message).join("\n"));
  return {
    port: read.PORT,
    host: read.HOST,
    /** The origin of canonical addresses and of links in mails; unset: http://localhost:PORT. */
    publicOrigin: read.PUBLIC_ORIGIN,
    dataFolder: read.DATA_FOLDER,
    databaseUrl: read.DATABASE_URL,
    /** The bucket of uploaded pictures; unset: the data folder. */
    bucket: bucketOf(read),
    /** The folder of nightly backups, those of the last weeks included; best on another disk than the data. */
    backupFolder: read.BACKUP_FOLDER ?? path.join(read.DATA_FOLDER, "backups"),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    /** The number of proxies in front, or their networks: only they are trusted with a visitor's address. */
    trustProxy: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    /** On the loopback address only; unset: no metrics. */
    metricsPort: read.METRICS_PORT,
    firstAdmin: { username: read.ADMIN_USERNAME, email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD },
  };
}

function bucketOf(read: z.infer<typeof environment>) {
  const { UPLOADS_URL: url, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (!url) return undefined;
  if (!accessKeyId || !secretAccessKey) {
    throw new StartRefusal("UPLOADS_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it");
  }
  const region = url.searchParams.get("region") ?? "us-east-1";
  const endpoint = url.searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  const folder = url.pathname.split("/").filter(Boolean).join("/");
  return {
    endpoint: new URL(endpoint).origin,
    region,
    name: url.hostname,
    prefix: folder && `${folder}/`,
    accessKeyId,
    secretAccessKey,
  };
}

const isOrigin = (text: string) => /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text);

const listOf = (text: string) => text.split(",").map((entry) => entry.trim());

/** An address, or a network with its prefix length: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
function isNetwork(text: string): boolean {
  const [, address = "", length] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && (length === undefined || Number(length) <= (version === 4 ? 32 : 128));
}
