import type { Database } from "#db/database.ts";
import { readOpen } from "#app/domain/open-record/open-records.server.ts";
import { minuteInIndia } from "#app/lib/india-day.ts";
import { followRows } from "./fresh-rows.ts";
import { type LiveChange, newestId, readChanges, readNewNotices, readReminders } from "./live-changes.server.ts";
import type { LiveReminder } from "./live-schema.ts";

/** What has happened in the office between two looks. */
interface OfficeNews {
  changes: LiveChange[];
  /** The ids of new notices, by whom they concern. */
  noticed: Map<number, Set<number>>;
  /** Calls that were promised for the minute that has begun, by owner. */
  reminders: Map<number, LiveReminder[]>;
  /** Records that others have opened or closed, by whoever has them open. */
  opened: Map<number, string[]>;
}

/** Reads what has happened since the last time; the first look after `begin` begins there. */
export function followOffice(db: Database) {
  const changes = followRows((above) => readChanges(db, above));
  const notices = followRows((above) => readNewNotices(db, above));
  let minute = "";
  let open = new Map<string, Set<number>>();

  async function begin(): Promise<void> {
    changes.begin(await newestId(db, "enquiry_events"));
    notices.begin(await newestId(db, "notices"));
    minute = minuteInIndia();
    open = await readOpen(db);
  }

  async function next(owners: number[]): Promise<OfficeNews> {
    const noticed = Map.groupBy(await notices.next(), ({ user_id }) => user_id);
    return {
      changes: await changes.next(),
      noticed: new Map([...noticed].map(([user, rows]) => [user, new Set(rows.map(({ id }) => id))])),
      reminders: await remindersOfThisMinute(owners),
      opened: await openedSince(),
    };
  }

  async function openedSince(): Promise<OfficeNews["opened"]> {
    const before = open;
    open = await readOpen(db);
    const told = [...open].flatMap(([record, readers]) =>
      [...readers]
        .filter((reader) => isOtherFor(reader, before.get(record), readers))
        .map((reader) => ({ reader, record })),
    );
    const ofReader = Map.groupBy(told, ({ reader }) => reader);
    return new Map([...ofReader].map(([reader, all]) => [reader, all.map(({ record }) => record)]));
  }

  async function remindersOfThisMinute(owners: number[]): Promise<OfficeNews["reminders"]> {
    const now = minuteInIndia();
    if (now === minute) return new Map();
    minute = now;
    return readReminders(db, owners);
  }

  return { begin, next };
}

/** Whether anybody else came or went. Whoever has come just now was answered who is there. */
function isOtherFor(reader: number, before: Set<number> | undefined, now: Set<number>): boolean {
  if (!before?.has(reader)) return false;
  return before.size !== now.size || [...now].some((other) => !before.has(other));
}
