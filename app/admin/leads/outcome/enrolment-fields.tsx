import { useEffect } from "react";
import { useFetcher } from "react-router";
import { AmountField } from "#app/admin/fields/amount-field.tsx";
import type { UniversityName } from "#app/domain/university/university-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { readMoney } from "#app/lib/money/money.ts";
import { TextField } from "#app/ui/field.tsx";

type Asking = Pick<Lead, "enrolment" | "course" | "asked_course">;

/** The enrolment, starting with the course asked about. Universities and courses are suggested. */
export function EnrolmentFields({ lead }: { lead: Asking | null | undefined }) {
  const { enrolment, course, asked_course } = lead ?? { enrolment: null, course: "", asked_course: null };
  const { load: loadUniversities, data: universities } = useFetcher<UniversityName[]>({ key: "university names" });
  const { load: loadCourses, data: courses } = useFetcher<string[]>({ key: "course titles" });
  useEffect(() => void loadUniversities("/admin/data/university-names"), [loadUniversities]);
  useEffect(() => void loadCourses("/admin/data/course-titles"), [loadCourses]);
  return (
    <>
      <TextField
        label="University"
        name="university"
        list="enrolled-universities"
        autoComplete="off"
        maxLength={200}
        required
        defaultValue={enrolment?.university ?? asked_course?.university}
      />
      <TextField
        label="Course"
        name="course"
        list="enrolled-courses"
        autoComplete="off"
        maxLength={200}
        required
        defaultValue={enrolment?.course ?? asked_course?.title ?? course}
      />
      <div className="form-row">
        <AmountField
          label="Fee (₹)"
          name="fee"
          maxLength={20}
          amount={enrolment?.fee}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity(feeRefusal(currentTarget.value))}
        />
        <TextField
          label="Session"
          name="session"
          autoComplete="off"
          maxLength={80}
          placeholder="January 2027"
          defaultValue={enrolment?.session}
        />
      </div>
      <datalist id="enrolled-universities">
        {universities?.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </datalist>
      <datalist id="enrolled-courses">
        {courses?.map((title) => (
          <option key={title}>{title}</option>
        ))}
      </datalist>
    </>
  );
}

const feeRefusal = (typed: string) =>
  typed.trim() !== "" && Number.isNaN(readMoney(typed, "rupees"))
    ? "Fee must be an amount in figures, such as 1,50,000"
    : "";
