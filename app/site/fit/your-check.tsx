import { courseAddress } from "#app/domain/page-addresses.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { fullName } from "#app/site/courses/course-addresses.ts";
import { fitOnDevice, fittedOf } from "./fit-check.tsx";

/** The link to the questions while nothing is answered. */
export const answerQuestions = "Answer a few questions";

/**
 * The result in few words, filled in by the device from answers given beside any course (`drive-fit.ts`); before that,
 * a link to the questions.
 */
export const YourCheck = ({ course }: { course: WholeCourse }) => (
  <>
    <span {...fitOnDevice(course)} />
    <NotChecked href={`${courseAddress(course.slug)}#entry`} of={fullName(course)} />
  </>
);

/** The result in a word, if the reasons are on the same page. */
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
