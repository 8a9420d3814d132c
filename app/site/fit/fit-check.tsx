import { useId } from "react";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { levelWords } from "#app/domain/course/course-words.ts";
import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";
import { type Fitted, fitLevels } from "#app/domain/fit/fit.ts";
import { askedText, askFactAddress } from "#app/site/courses/course-addresses.ts";
import { courseFacts } from "#app/domain/course/words/course-facts.content.ts";
import { AgeAndSubjects, asksForMore } from "./age-and-subjects.tsx";
import { NumberAsked } from "./number-asked.tsx";

/** The facts of a course that `drive-fit.ts` needs. */
export const fittedOf = ({ eligibility, yearly_fee_rupees, study_mode, languages }: WholeCourse): Fitted => ({
  eligibility,
  yearly_fee_rupees,
  study_mode,
  languages,
});

/** The attributes with which `drive-fit.ts` fills in the result, and a link to ask if a rule is unknown. */
export const fitOnDevice = (course: WholeCourse) => ({
  "data-fit": JSON.stringify(fittedOf(course)),
  "data-ask": askFactAddress(course.slug, "fit"),
  "data-asked": askedText([course.title, course.university.name], courseFacts.fit),
});

/** Asks for what the rules require, and shows the result, all on this device. */
export function FitCheck({ course }: { course: WholeCourse }) {
  const id = useId();
  return (
    <div className="fit">
      <noscript>
        <p>
          The check on this page takes JavaScript, since your answers stay on your device. Without it{" "}
          <a href="/find">the finder</a> asks the same.
        </p>
      </noscript>
      <form data-answers>
        <p className="soft">Worked out on this device. Your answers are not sent to anyone.</p>
        <div className="asked">
          <div className="field">
            <label htmlFor={`${id}degree`}>Last degree</label>
            <select id={`${id}degree`} className="select" name="degree" autoComplete="off">
              <option value="">Choose</option>
              {fitLevels.map((level) => (
                <option key={level} value={level}>
                  {levelWords[level]}
                </option>
              ))}
            </select>
          </div>
          <NumberAsked label="Percent in it" name="percent" inputMode="decimal" maxLength={6} />
          <NumberAsked label="Years of work" name="work" inputMode="numeric" maxLength={2} />
          <NumberAsked label="Budget a year, ₹" name="budget" inputMode="numeric" maxLength={12} />
          <div className="field">
            <label htmlFor={`${id}place`}>Where</label>
            <select id={`${id}place`} className="select" name="place" autoComplete="off">
              <option value="">Either</option>
              <option value="online">From home</option>
              <option value="city">In a city</option>
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}language`}>Taught in</label>
            <select id={`${id}language`} className="select" name="language" autoComplete="off">
              <option value="">Any language</option>
              {teachingLanguages.map((language) => (
                <option key={language}>{language}</option>
              ))}
            </select>
          </div>
        </div>
        <AgeAndSubjects isOpen={asksForMore(course)} />
        <label className="reserved">
          <input type="checkbox" name="reserved" value="1" autoComplete="off" /> I have a certificate of a reserved
          category
        </label>
      </form>
      <div role="status" {...fitOnDevice(course)} data-whole />
    </div>
  );
}
