import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import type { EnquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";

const counted = ["totalUsers", "totalCourses", "totalUniversities", "totalTestimonials"] as const;
type Counted = (typeof counted)[number];

export type Totals = Record<Counted, number> & {
  /** Growth in 30 days in percent; null where there is nothing to compare with (decision 8). */
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
}

export const readTotals = () => read<Totals>("stats", "Failed to fetch stats");
export const readActivities = () => read<Activity[]>("activities", "Failed to fetch activities");
export const readEnquiryFigures = () => read<EnquiryFigures>("enquiry-figures", "Failed to fetch enquiries");

/** The dashboard has sentences of its own for what fails without the server's. */
async function read<Data>(file: string, fallback: string): Promise<Data> {
  try {
    const { data } = await callApi<Data>(file);
    if (data === undefined) throw new ApiFailure({ status: null });
    return data;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.hasOwnSentence) throw error;
    const isRefused = error.status !== null && error.status >= 400;
    throw new Error(isRefused ? `HTTP error! status: ${error.status}` : fallback, { cause: error });
  }
}
