import { courseAddress } from "#app/domain/page-addresses.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { fullName } from "#app/site/courses/course-addresses.ts";
import { fitOnDevice, fittedOf } from "./fit-check.tsx";

/** What leads to the questions while nothing is answered. */
export const answerQuestions = "Answer a few questions";

/**
 * In few words, told on the device by answers given beside any course (`drive-fit.ts`); before that, the way to give
 * them.
 */
export const YourCheck = ({ course }: { course: WholeCourse }) => (
  <>
    <span {...fitOnDevice(course)} />
    <NotChecked href={`${courseAddress(course.slug)}#entry`} of={fullName(course)} />
  </>
);

/** In a word, where the reasons stand on the same page. */
export const YourCheckBelow = ({ course }: { course: WholeCourse }) => (
  <>
    <span data-fit={JSON.stringify(fittedOf(course))} data-below="#entry" />
    <NotChecked href="#entry" />
  </>
);

const NotChecked = ({ href, of }: { href: string; of?: string }) => (
  <a className="not-checked" href={href} aria-label={of && `${answerQuestions} of ${of}`}>
    {answerQuestions}
  </a>
);
