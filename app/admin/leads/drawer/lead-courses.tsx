import { useState } from "react";
import { FactList } from "#app/admin/enquiry/fact-list.tsx";
import { courseInWords, titleWithUniversity } from "#app/domain/course/words/course-in-words.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { AskedCourse } from "#app/domain/lead/people/person-records-schema.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { Icon } from "#app/ui/icon.tsx";

interface LeadCoursesProps {
  lead: Lead;
  /** Several if more than one university offers this title. */
  courses: AskedCourse[];
  onSend: (channel: Template["channel"], courseId: number) => void;
}

/** The course facts that callers ask for, which can be sent in two presses. */
export function LeadCourses({ lead: { phone, email, no_contact }, courses, onSend }: LeadCoursesProps) {
  const [chosen, choose] = useState(0);
  const course = courses[chosen];
  if (!course) return null;
  const facts = courseInWords(course, dayInIndia());
  return (
    <section className="lead-courses" aria-labelledby="lead-courses-title">
      <h3 id="lead-courses-title">The course asked for</h3>
      {courses.length > 1 ? (
        <select
          className="select"
          aria-label="University"
          value={chosen}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {courses.map((one, place) => (
            <option key={one.id} value={place}>
              {titleWithUniversity(one)}
            </option>
          ))}
        </select>
      ) : (
        <p>{titleWithUniversity(course)}</p>
      )}
      <FactList
        facts={{
          Fee: "Not known",
          "First payment": null,
          Admission: "Not known",
          "Whom it admits": course.requirements || "Not known",
          ...facts,
        }}
      />
      <p className="lead-note-acts">
        {phone && !no_contact && (
          <button type="button" className="btn btn-quiet" onClick={() => onSend("whatsapp", course.id)}>
            <Icon name="chat" />
            Send by WhatsApp
          </button>
        )}
        {email && !no_contact && (
          <button type="button" className="btn btn-quiet" onClick={() => onSend("email", course.id)}>
            <Icon name="mail" />
            Send by mail
          </button>
        )}
        <a className="btn btn-quiet" href={`/courses/${course.slug}`} target="_blank" rel="noopener">
          Its page
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  );
}
