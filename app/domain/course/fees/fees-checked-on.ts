import type { WholeCourse } from "#app/domain/course/course-schema.ts";

/** The day on which somebody last compared the fees with the university's notice; null where no fee is known that it could be said of. */
export const feesCheckedOn = ({ fee_rupees, tuition_fee, fees_checked_on }: WholeCourse): string | null =>
  fee_rupees === null && tuition_fee === 0 ? null : fees_checked_on;
