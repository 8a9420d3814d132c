import { useEffect } from "react";
import { useFetcher } from "react-router";
import { TextField } from "#app/ui/field.tsx";

interface CourseFieldProps {
  defaultValue?: string;
  error: string | undefined;
}

/** Suggests the first courses; any other can be typed. */
export function CourseField({ defaultValue, error }: CourseFieldProps) {
  const { load, data: courses = [] } = useFetcher<string[]>({ key: "course titles" });
  useEffect(() => void load("/admin/data/course-titles"), [load]);
  return (
    <>
      <TextField
        label="Interested course"
        name="course"
        list="lead-courses"
        autoComplete="off"
        maxLength={200}
        required
        defaultValue={defaultValue}
        error={error}
      />
      <datalist id="lead-courses">
        {courses.map((course) => (
          <option key={course}>{course}</option>
        ))}
      </datalist>
    </>
  );
}
