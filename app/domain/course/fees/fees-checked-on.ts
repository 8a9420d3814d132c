import type { WholeCourse } from "#app/domain/course/course-schema.ts";

type Fees = Pick<WholeCourse, "fee_rupees" | "tuition_fee" | "fees_checked_on">;

const isFeeKnown = ({ fee_rupees, tuition_fee }: Fees): boolean => fee_rupees !== null || tuition_fee !== 0;

/** The day on which the fees were last compared with the university's notice; null if no fee is known. */
export const feesCheckedOn = (course: Fees): string | null => (isFeeKnown(course) ? course.fees_checked_on : null);

/** Whether fees are shown that were never compared. */
export const areFeesUnchecked = (course: Fees): boolean => isFeeKnown(course) && course.fees_checked_on === null;
