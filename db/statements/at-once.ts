import type { Kysely } from "kysely";

type Answers<Reads extends readonly (() => Promise<unknown>)[]> = {
  [Place in keyof Reads]: Awaited<ReturnType<Reads[Place]>>;
};

/**
 * Runs independent reads at once: PostgreSQL answers them on several connections. Inside a transaction, which has one
 * connection, one after the other.
 */
export async function atOnce<const Reads extends readonly (() => Promise<unknown>)[]>(
  db: Kysely<any>,
  reads: Reads,
): Promise<Answers<Reads>> {
  if (!db.isTransaction) return (await Promise.all(reads.map((read) => read()))) as Answers<Reads>;
  const answers: unknown[] = [];
  for (const read of reads) answers.push(await read());
  return answers as Answers<Reads>;
}
