import type { WholeCourse } from "#app/domain/course/course-schema.ts";

type Fees = Pick<WholeCourse, "fee_rupees" | "tuition_fee" | "fees_checked_on">;

const isFeeKnown = ({ fee_rupees, tuition_fee }: Fees): boolean => fee_rupees !== null || tuition_fee !== 0;

/**
 * The day on which somebody last compared the fees with the university's notice; null where no fee is known that it
 * could be said of.
 */
export const feesCheckedOn = (course: Fees): string | null => (isFeeKnown(course) ? course.fees_checked_on : null);

/** Whether fees are told that nobody has compared yet. */
export const areFeesUnchecked = (course: Fees): boolean => isFeeKnown(course) && course.fees_checked_on === null;
