import type { Database } from "#db/database.ts";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";

/** The most lines per hour, however many guesses. */
const MOST_IN_AN_HOUR = 500;
/** Unknown names are not stored: one may be a password typed into the wrong field. */
const UNKNOWN = "Unknown name";

interface RefusedSignIn {
  user: { id: number; username: string } | null;
  address: string;
}

/** Records a refused sign-in, once an hour per account and network address. */
export async function noteRefusedSignIn(db: Database, { user, address }: RefusedSignIn): Promise<void> {
  const name = user?.username ?? UNKNOWN;
  const last = await db
    .selectFrom("activities")
    .select(["name", "address", "created_at"])
    .where("action", "=", "refuse")
    .orderBy("id", "desc")
    .limit(MOST_IN_AN_HOUR)
    .execute();
  const since = fromNow(-HOUR_MS);
  const recent = last.filter(({ created_at }) => created_at > since);
  const isNoted = recent.some((line) => line.name === name && line.address === address);
  if (isNoted || recent.length === MOST_IN_AN_HOUR) return;
  const act = { action: "refuse", type: "user", name, recordId: user?.id ?? null } as const;
  await recordActivity(db, { userId: null, address }, act);
}
