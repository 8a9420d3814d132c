import type { Database } from "#db/database.ts";

interface OfficeHours {
  hours?: string;
  holidays?: string[];
}

/** Opens the office from Monday to Saturday at the same hours, ten to seven by default. */
export async function openOffice(db: Database, { hours = "10:00-19:00", holidays = [] }: OfficeHours = {}) {
  const days = ["hours_mon", "hours_tue", "hours_wed", "hours_thu", "hours_fri", "hours_sat"];
  const week = { hours_sun: "", ...Object.fromEntries(days.map((day) => [day, hours])) };
  await db
    .updateTable("settings")
    .set({ ...week, holidays })
    .execute();
}
