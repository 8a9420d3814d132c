import { type Course, degreeTypes } from "#app/domain/course/course-schema.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { compareFolded } from "#app/lib/text/fold-text.ts";
import { formatDollars, formatRupees } from "#app/lib/money/money.ts";

interface Named {
  id: number;
  name: string;
}

/** The columns and search of the list of courses (section 5: title or description). */
export function courseList(universities: Named[]): ListShape<Course> {
  return {
    file: "courses",
    one: "course",
    many: "courses",
    nameOf: ({ title }) => title,
    isWrittenByStaff: true,
    columns: [
      {
        name: "title",
        label: "Title",
        isTitle: true,
        isSorted: true,
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
        isSorted: true,
        cell: ({ degree_type }) => degree_type,
      },
      {
        name: "university",
        label: "University",
        className: "words",
        isSorted: true,
        cell: ({ university_name }) => university_name,
      },
      {
        name: "duration",
        label: "Duration",
        className: "wide words",
        isSorted: true,
        cell: ({ duration }) => duration,
      },
      {
        name: "tuition",
        label: "Tuition",
        className: "end money course-fee",
        isSorted: true,
        cell: (course) => <Fee course={course} />,
      },
      {
        name: "shown",
        label: "Shown as",
        className: "wide course-badges",
        cell: (course) => <CourseBadges course={course} />,
      },
    ],
    filter: {
      label: "Title or description",
      choices: [
        {
          name: "type",
          label: "Degree type",
          all: "All degree types",
          options: degreeTypes.map((type) => ({ value: type, label: type })),
        },
        {
          name: "university",
          label: "University",
          all: "All universities",
          options: optionsOf(universities),
        },
      ],
    },
  };
}

const optionsOf = (universities: Named[]) =>
  universities
    .map(({ id, name }) => ({ value: `${id}`, label: name }))
    .toSorted((a, b) => compareFolded(a.label, b.label));

/** As on the pages: rupees first, if known (record 038). */
function Fee({ course: { fee_rupees, tuition_fee } }: { course: Course }) {
  if (fee_rupees === null) return formatDollars(tuition_fee);
  return (
    <>
      {formatRupees(fee_rupees)} {tuition_fee > 0 && <span className="sub">{formatDollars(tuition_fee)}</span>}
    </>
  );
}

function CourseBadges({ course: { is_featured, trending } }: { course: Course }) {
  return (
    <>
      {is_featured === 1 && <span className="badge badge-yellow">Featured</span>}
      {trending === 1 && <span className="badge badge-green">Trending</span>}
    </>
  );
}
