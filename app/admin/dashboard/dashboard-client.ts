import { data, type RouterContextProvider } from "react-router";
import { readFailureOf, readRecord } from "#app/admin/api/read-api.ts";
import type { BackupStanding } from "#app/domain/backup/backup-schema.ts";
import type { EnquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";

const counted = ["totalUsers", "totalCourses", "totalUniversities", "totalTestimonials"] as const;
type Counted = (typeof counted)[number];

export type Totals = Record<Counted, number> & {
  /** The growth in 30 days, in percent; null if there is nothing to compare with (D8). */
  trends: Record<Counted, number | null>;
};

export interface Activity {
  id: number;
  /** The noun: course, university, lead … */
  type: string;
  action: string;
  name: string;
  date: string;
  actor: string | null;
  actor_name: string | null;
}

type Context = Readonly<RouterContextProvider>;

export const readTotals = (context: Context) => read<Totals>(context, "stats", "Failed to fetch stats");
export const readActivities = (context: Context) =>
  read<Activity[]>(context, "activities", "Failed to fetch activities");
export const readBackups = (context: Context) => read<BackupStanding>(context, "backups", "Failed to fetch backups");
export const readEnquiryFigures = (context: Context) =>
  read<EnquiryFigures>(context, "enquiry-figures", "Failed to fetch enquiries");

/** The dashboard has its own sentences for failures without the server's. */
async function read<Data>(context: Context, file: string, fallback: string): Promise<Data> {
  try {
    return await readRecord<Data>(context, file);
  } catch (error) {
    const { data: told, status } = readFailureOf(error);
    if (told.sentence !== undefined || status === 401) throw error;
    throw data({ sentence: status === 502 ? fallback : `HTTP error! status: ${status}` }, { status });
  }
}
