import type { Database } from "#db/database.ts";
import { countUpToMost } from "#app/domain/list/bounded-count.server.ts";
import { upToMost } from "#app/domain/list/page-of.ts";
import type { MailStanding, outboxStatuses } from "./outbox-schema.ts";

type Status = (typeof outboxStatuses)[number];

/** The numbers of waiting, held and failed mails, each counted up to `MOST_COUNTED`. */
export async function countUnsentMails(db: Database) {
  const count = async (status: Status) => {
    const found = db.selectFrom("outbox").select("id").where("status", "=", status);
    return upToMost(await countUpToMost(db, found)).total;
  };
  const [waiting, held, failed] = await Promise.all([count("waiting"), count("held"), count("failed")]);
  return { waiting, held, failed };
}

/** The state of mails, for the panel's promises and questions. */
export async function readMailStanding(db: Database, hasMailServer: boolean): Promise<MailStanding> {
  const { waiting, held } = await countUnsentMails(db);
  const oldest = (status: Status) =>
    db.selectFrom("outbox").select("created_at").where("status", "=", status).orderBy("id").limit(1);
  const since = async (mails: ReturnType<typeof oldest>) => (await mails.executeTakeFirst())?.created_at ?? null;
  // The error is cleared during an attempt, hence `attempts`.
  const refused = oldest("waiting").where((of) => of.or([of("attempts", ">", 1), of("last_error", "is not", null)]));
  return {
    has_server: hasMailServer ? 1 : 0,
    waiting,
    waiting_since: waiting > 0 ? await since(oldest("waiting")) : null,
    refused_since: hasMailServer && waiting > 0 ? await since(refused) : null,
    held,
    held_since: held > 0 ? await since(oldest("held")) : null,
  };
}
