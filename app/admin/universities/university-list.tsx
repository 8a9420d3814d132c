import { Link } from "react-router";
import type { Column, ListShape } from "#app/admin/list/list-shape.ts";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import type { University } from "#app/domain/university/university-schema.ts";
import { compareFolded } from "#app/lib/fold-text.ts";
import { groupDigits } from "#app/lib/grouped-number.ts";
import { formatRupees } from "#app/lib/money.ts";

export type ListedUniversity = University & { courseCount: number };

const nameOf = ({ name }: University) => name;

/** What the list of universities shows and how it is searched (section 5: name or location). */
export function universityList(universities: ListedUniversity[]): ListShape<ListedUniversity> {
  return {
    one: "university",
    many: "universities",
    nameOf,
    isWrittenByStaff: true,
    keptBy: (university) => university.courseCount > 0 && <CoursesLink university={university} words="See its " />,
    columns: [placeColumn({ rows: universities, nameOf }), ...columns],
    exportColumns,
    filter: {
      label: "Name or location",
      searched: ({ name, location }) => `${name} ${location}`,
      choices: [
        {
          name: "location",
          label: "Location",
          all: "All locations",
          options: locationsOf(universities),
          value: ({ location }) => location,
        },
      ],
    },
  };
}

const columns: Column<ListedUniversity>[] = [
  {
    name: "name",
    label: "Name",
    isTitle: true,
    sortValue: nameOf,
    cell: (university) => (
      <RecordTitle
        record={university}
        title={university.name}
        picture={{ address: university.image_url, shape: "landscape" }}
      />
    ),
  },
  {
    name: "location",
    label: "Location",
    className: "words",
    sortValue: ({ location }) => location,
    cell: ({ location }) => location,
  },
  {
    name: "ranking",
    label: "Rank",
    className: "wide end num",
    sortValue: ({ ranking }) => ranking ?? Number.POSITIVE_INFINITY,
    exportValue: ({ ranking }) => ranking,
    cell: ({ ranking }) =>
      ranking !== null && (
        <>
          <span className="card-only">Rank </span>
          {ranking}
        </>
      ),
  },
  {
    name: "students",
    label: "Students",
    className: "wide end num",
    sortValue: ({ student_count }) => student_count ?? -1,
    exportValue: ({ student_count }) => student_count,
    cell: ({ student_count }) =>
      student_count !== null && (
        <>
          {groupDigits(student_count)}
          <span className="card-only"> students</span>
        </>
      ),
  },
  {
    name: "fees",
    label: "Fees",
    className: "end money",
    sortValue: ({ fees }) => fees ?? -1,
    exportValue: ({ fees }) => fees,
    cell: ({ fees }) => fees !== null && formatRupees(fees),
  },
  {
    name: "courses",
    label: "Courses",
    className: "end",
    sortValue: ({ courseCount }) => courseCount,
    cell: (university) => university.courseCount > 0 && <CoursesLink university={university} />,
  },
  {
    name: "shown",
    label: "Shown as",
    className: "wide",
    sortValue: ({ is_featured }) => -is_featured,
    exportValue: ({ is_featured }) => (is_featured === 1 ? "Featured" : ""),
    cell: ({ is_featured }) => is_featured === 1 && <span className="badge badge-yellow">Featured</span>,
  },
];

const exportColumns: ListShape<University>["exportColumns"] = [
  { label: "Duration", exportValue: ({ duration }) => duration },
  { label: "Founded year", exportValue: ({ founded_year }) => founded_year },
  { label: "Acceptance rate, percent", exportValue: ({ acceptance_rate }) => acceptance_rate },
  { label: "Programmes", exportValue: ({ programs }) => programs.join("; ") },
  { label: "Facilities", exportValue: ({ facilities }) => facilities.join("; ") },
  { label: "Website", exportValue: ({ website_url }) => website_url },
  { label: "Description", exportValue: ({ description }) => description },
  { label: "Changed, India time", exportValue: ({ updated_at }) => updated_at },
];

function CoursesLink({ university, words }: { university: ListedUniversity; words?: string }) {
  const { id, name, courseCount } = university;
  return (
    <Link className="nowrap" to={`/admin/courses?university=${id}`}>
      {words}
      {courseCount} {courseCount === 1 ? "course" : "courses"}
      <span className="visually-hidden"> of {name}</span>
    </Link>
  );
}

function locationsOf(universities: University[]) {
  const locations = new Set(universities.map(({ location }) => location));
  return [...locations].toSorted(compareFolded).map((location) => ({ value: location, label: location }));
}
