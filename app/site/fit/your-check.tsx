import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { askFactAddress, courseAddress } from "#app/site/courses/course-addresses.ts";
import { fittedOf } from "./fit-check.tsx";

/** In few words, told on the device by answers given beside any course (`drive-fit.ts`); before that, the way to give them. */
export const YourCheck = ({ course }: { course: WholeCourse }) => (
  <>
    <span data-fit={JSON.stringify(fittedOf(course))} data-ask={askFactAddress(course.slug, "fit")} />
    <a className="not-checked" href={`${courseAddress(course.slug)}#entry`}>
      Check yourself
    </a>
  </>
);
