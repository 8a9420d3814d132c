import { type Course, degreeTypes } from "#app/domain/course/course-schema.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { compareFolded } from "#app/lib/fold-text.ts";
import { formatDollars } from "#app/lib/money.ts";

/** What the list of courses shows and how it is searched (section 5: title or description). */
export function courseList(courses: Course[]): ListShape<Course> {
  return {
    one: "course",
    many: "courses",
    nameOf: ({ title }) => title,
    isWrittenByStaff: true,
    columns: [
      {
        name: "title",
        label: "Title",
        isTitle: true,
        sortValue: ({ title }) => title,
        cell: (course) => (
          <RecordTitle
            record={course}
            title={course.title}
            picture={{ address: course.image_url, shape: "landscape" }}
          />
        ),
      },
      {
        name: "type",
        label: "Type",
        sortValue: ({ degree_type }) => degree_type,
        cell: ({ degree_type }) => degree_type,
      },
      {
        name: "university",
        label: "University",
        className: "words",
        sortValue: ({ university_name }) => university_name,
        cell: ({ university_name }) => university_name,
      },
      {
        name: "duration",
        label: "Duration",
        className: "wide words",
        sortValue: ({ duration }) => duration,
        cell: ({ duration }) => duration,
      },
      {
        name: "tuition",
        label: "Tuition",
        className: "end money",
        sortValue: ({ tuition_fee }) => tuition_fee,
        cell: ({ tuition_fee }) => formatDollars(tuition_fee),
      },
      {
        name: "shown",
        exportValue: ({ is_featured, trending }) =>
          [is_featured === 1 && "Featured", trending === 1 && "Trending"].filter(Boolean).join(", "),
        label: "Shown as",
        className: "wide course-badges",
        cell: (course) => <CourseBadges course={course} />,
      },
    ],
    exportColumns: [
      { label: "Description", exportValue: ({ description }) => description },
      { label: "Changed, India time", exportValue: ({ updated_at }) => updated_at },
    ],
    filter: {
      label: "Title or description",
      searched: ({ title, description }) => `${title} ${description}`,
      choices: [
        {
          name: "type",
          label: "Degree type",
          all: "All degree types",
          options: degreeTypes.map((type) => ({ value: type, label: type })),
          value: ({ degree_type }) => degree_type,
        },
        {
          name: "university",
          label: "University",
          all: "All universities",
          options: universitiesOf(courses),
          value: ({ university_id }) => `${university_id}`,
        },
      ],
    },
  };
}

/** Only universities that have a course: any other choice would leave nothing. */
function universitiesOf(courses: Course[]) {
  const names = new Map(courses.map(({ university_id, university_name }) => [`${university_id}`, university_name]));
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => compareFolded(a.label, b.label));
}

function CourseBadges({ course: { is_featured, trending } }: { course: Course }) {
  return (
    <>
      {is_featured === 1 && <span className="badge badge-yellow">Featured</span>}
      {trending === 1 && <span className="badge badge-green">Trending</span>}
    </>
  );
}
