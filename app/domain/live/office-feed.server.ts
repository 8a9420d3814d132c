import type { Database } from "#db/database.ts";
import { readOpen } from "#app/domain/open-record/open-records.server.ts";
import { followRows } from "./fresh-rows.ts";
import { type LiveChange, newestId, readChanges, readNewNotices } from "./live-changes.server.ts";

/** The changes between two looks. */
export interface OfficeNews {
  changes: LiveChange[];
  /** Ids of new notices, by user. */
  noticed: Map<number, Set<number>>;
  /** Records that others opened or closed, by the users who have them open. */
  opened: Map<number, string[]>;
}

/** Reads what has happened since the last call, or since `begin`. */
export function followOffice(db: Database) {
  const changes = followRows((above) => readChanges(db, above));
  const notices = followRows((above) => readNewNotices(db, above));
  /** The last state told; empty at first, so that the first look tells who is there. */
  let open = new Map<string, Set<number>>();

  async function begin(): Promise<void> {
    changes.begin(await newestId(db, "enquiry_events"));
    notices.begin(await newestId(db, "notices"));
  }

  /** `newcomers`, who joined since the last look, are told of all who share a record with them. */
  async function next(newcomers: ReadonlySet<number>): Promise<OfficeNews> {
    const noticed = Map.groupBy(await notices.next(), ({ user_id }) => user_id);
    return {
      changes: await changes.next(),
      noticed: new Map([...noticed].map(([user, rows]) => [user, new Set(rows.map(({ id }) => id))])),
      opened: await openedSince(newcomers),
    };
  }

  async function openedSince(newcomers: ReadonlySet<number>): Promise<OfficeNews["opened"]> {
    const before = open;
    open = await readOpen(db);
    const told = [...open].flatMap(([record, readers]) =>
      [...readers]
        .filter((reader) => isOtherFor(reader, newcomers.has(reader) ? undefined : before.get(record), readers))
        .map((reader) => ({ reader, record })),
    );
    const ofReader = Map.groupBy(told, ({ reader }) => reader);
    return new Map([...ofReader].map(([reader, all]) => [reader, all.map(({ record }) => record)]));
  }

  return { begin, next };
}

/** Whether anybody but the reader came or left. */
function isOtherFor(reader: number, before: Set<number> = new Set(), now: Set<number>): boolean {
  const hasNew = (these: Set<number>, others: Set<number>) =>
    [...these].some((other) => other !== reader && !others.has(other));
  return hasNew(now, before) || hasNew(before, now);
}
