import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Column, ListShape } from "#app/admin/list/list-shape.ts";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { partnershipWords } from "#app/domain/university/partnership-words.ts";
import type { University, UniversityFacets } from "#app/domain/university/university-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { formatRupees } from "#app/lib/money/money.ts";
import { counted } from "#app/lib/text/counted.ts";

const nameOf = ({ name }: University) => name;

/** The columns and search of the list of universities (section 5: name or location). */
export function universityList({ locations, courses }: UniversityFacets): ListShape<University> {
  const coursesLink = (university: University, words?: string) => (
    <CoursesLink university={university} count={courses[university.id] ?? 0} words={words} />
  );
  return {
    file: "universities",
    one: "university",
    many: "universities",
    nameOf,
    isWrittenByStaff: true,
    keptBy: (university) => coursesLink(university, "See its "),
    columns: [placeColumn("universities", nameOf), ...columnsWith(coursesLink)],
    filter: {
      label: "Name or location",
      choices: [
        {
          name: "location",
          label: "Location",
          all: "All locations",
          options: locations.map((location) => ({ value: location, label: location })),
        },
        {
          name: "partnership",
          label: "Who pays us",
          all: "Paying or not",
          options: [
            ...Object.entries(partnershipWords).map(([value, label]) => ({ value, label })),
            { value: "unsaid", label: "Not said yet" },
          ],
        },
      ],
    },
  };
}

const columnsWith = (coursesLink: (university: University) => ReactNode): Column<University>[] => [
  {
    name: "name",
    label: "Name",
    isTitle: true,
    isSorted: true,
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
    isSorted: true,
    cell: ({ location }) => location,
  },
  {
    name: "ranking",
    label: "Rank",
    className: "wide end num",
    isSorted: true,
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
    isSorted: true,
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
    isSorted: true,
    cell: ({ fees }) => fees !== null && formatRupees(fees),
  },
  {
    name: "courses",
    label: "Courses",
    className: "end",
    isSorted: true,
    cell: (university) => coursesLink(university),
  },
  {
    name: "shown",
    label: "Shown as",
    className: "wide",
    isSorted: true,
    cell: ({ is_featured }) => is_featured === 1 && <span className="badge badge-yellow">Featured</span>,
  },
];

interface CoursesLinkProps {
  university: University;
  count: number;
  words: string | undefined;
}

function CoursesLink({ university: { id, name }, count, words }: CoursesLinkProps) {
  if (count === 0) return null;
  return (
    <Link className="nowrap" to={`/admin/courses?university=${id}`}>
      {words}
      {counted(count, "course")}
      <span className="visually-hidden"> of {name}</span>
    </Link>
  );
}
