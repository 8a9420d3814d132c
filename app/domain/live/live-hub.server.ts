import type { Database } from "#db/database.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import type { Notice } from "#app/domain/notice/notice-schema.ts";
import { listNotices } from "#app/domain/notice/notices.server.ts";
import { isPermitted, type Role } from "#app/domain/permission/permissions.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";
import { changesFor, type LiveChange } from "./live-changes.server.ts";
import { type LiveNews, type LiveNoun, liveNouns } from "./live-schema.ts";
import { followOffice, type OfficeNews } from "./office-feed.server.ts";

const LOOK_EVERY_MS = 400;

/** An open panel. */
export interface LiveListener {
  seer: Seer;
  role: Role;
  /** Receives only news that the user may see. */
  tell(news: LiveNews): void;
}

export type LiveHub = ReturnType<typeof createLiveHub>;

/**
 * While anybody listens, polls for what any process has stored since the last look: the newest rows and who has which
 * record open. Polling cannot lose notifications, and works alike on both engines.
 */
export function createLiveHub(db: Database, report: (error: unknown) => void) {
  const listeners = new Set<LiveListener>();
  const newcomers = new Set<LiveListener>();
  const office = followOffice(db);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isBegun = false;

  async function look() {
    if (!isBegun) await office.begin();
    isBegun = true;
    const [owed, arrived] = [[...listeners], [...newcomers]];
    // Read first: what is stored meanwhile is then in one of the two reads.
    const missed = new Map<LiveListener, Notice[]>();
    for (const listener of arrived) missed.set(listener, (await noticesFor(db, listener)).filter(isUnseen));
    // Changes are read once. If telling a listener fails, they count as newcomers and get everything at the next look.
    for (const listener of owed) if (listeners.has(listener)) newcomers.add(listener);
    const happened = await office.next(new Set(arrived.map(userOf)));
    for (const listener of owed) {
      const news = await newsFor(db, listener, happened);
      const isStillThere = newcomers.delete(listener);
      if (!isStillThere) continue;
      const unseen = missed.get(listener);
      if (unseen) listener.tell(sinceBefore(listener, news, unseen));
      else if (Object.values(news).some(({ length }) => length > 0)) listener.tell(news);
    }
  }

  /** An unreachable database is logged elsewhere; later looks miss nothing. */
  const lookAgain = () => {
    looking ??= look()
      .catch((error: unknown) => void (storageFailureOf(error) ?? report(error)))
      .finally(() => (looking = undefined));
  };

  /** Answers a function to leave. */
  function join(listener: LiveListener): () => void {
    listeners.add(listener);
    newcomers.add(listener);
    timer ??= setInterval(lookAgain, LOOK_EVERY_MS).unref();
    lookAgain();
    return () => {
      listeners.delete(listener);
      newcomers.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
      isBegun = false;
    };
  }

  /** Waits for the last look. */
  const stop = async () => {
    clearInterval(timer);
    await looking;
  };

  return { join, stop };
}

const userOf = ({ seer }: LiveListener) => seer.userId!;

const newsFor = async (db: Database, listener: LiveListener, happened: OfficeNews): Promise<LiveNews> => ({
  changed: await nounsFor(db, listener, happened.changes),
  notices: await newNoticesFor(db, listener, happened.noticed.get(userOf(listener))),
  opened: happened.opened.get(userOf(listener)) ?? [],
});

const isUnseen = ({ is_seen }: Notice) => is_seen === 0;

/** Anything may have happened before they joined, so they reload all nouns. */
function sinceBefore({ role }: LiveListener, news: LiveNews, unseen: Notice[]): LiveNews {
  const told = new Set(news.notices.map(({ id }) => id));
  const changed = liveNouns.filter((noun) => isPermitted(role, `${noun}.see`));
  return { ...news, changed, missed: unseen.filter(({ id }) => !told.has(id)) };
}

async function nounsFor(db: Database, { seer, role }: LiveListener, changes: LiveChange[]): Promise<LiveNoun[]> {
  const changed: LiveNoun[] = [];
  for (const noun of liveNouns)
    if (isPermitted(role, `${noun}.see`) && (await changesFor(db, noun, changes, seer)).length > 0) changed.push(noun);
  return changed;
}

const newNoticesFor = async (db: Database, listener: LiveListener, ids?: Set<number>): Promise<Notice[]> =>
  ids ? (await noticesFor(db, listener)).filter(({ id }) => ids.has(id)) : [];

const noticesFor = async (db: Database, { seer, role }: LiveListener): Promise<Notice[]> =>
  isPermitted(role, "notices.see") ? listNotices(db, seer) : [];
