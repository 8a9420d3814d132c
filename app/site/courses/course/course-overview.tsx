import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { NotKnown } from "#app/site/courses/ask-about.tsx";
import { Fact } from "#app/site/courses/fact.tsx";
import { usePageWords } from "#app/site/page-words.ts";

/** The subject of the course, and when classes are. */
export function CourseOverview({ course }: { course: WholeCourse }) {
  const { description, classes, weekly_hours, examinations } = course;
  const { facts, words } = usePageWords("course");
  return (
    <div className="prose far">
      <h2>{words.overview}</h2>
      <Paragraphs text={description} />
      <dl className="facts">
        <Fact name={facts.classes} value={classes || <NotKnown course={course} fact="classes" />} />
        <Fact name={facts.hours} value={weekly_hours || <NotKnown course={course} fact="hours" />} />
        <Fact name={facts.examinations} value={examinations || <NotKnown course={course} fact="examinations" />} />
      </dl>
    </div>
  );
}

/** Staff write plain text; an empty line starts a paragraph. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
