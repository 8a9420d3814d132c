import { type ReactNode, useId } from "react";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { NumberAsked } from "./number-asked.tsx";

export const asksForMore = ({ eligibility }: Pick<WholeCourse, "eligibility">): boolean =>
  eligibility !== null && (eligibility.least_age !== null || eligibility.subjects.length > 0);

interface AgeAndSubjectsProps {
  isOpen: boolean;
  said?: { age?: string | undefined; subjects?: string | undefined };
  children?: ReactNode;
}

/** Few courses require them: folded until one does. */
export function AgeAndSubjects({ isOpen, said, children }: AgeAndSubjectsProps) {
  const id = useId();
  return (
    <details className="more-asked" open={isOpen}>
      <summary>Age and subjects, where a course asks for them</summary>
      <div className="asked">
        <div className="field">
          <label htmlFor={id}>Your subjects</label>
          <input
            id={id}
            className="input"
            name="subjects"
            maxLength={100}
            placeholder="Physics, Maths"
            defaultValue={said?.subjects}
            autoComplete="off"
          />
        </div>
        <NumberAsked label="Your age" name="age" inputMode="numeric" maxLength={3} said={said?.age} />
      </div>
      {children}
    </details>
  );
}
