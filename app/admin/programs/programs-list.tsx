import type { Column, ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import { badgeClass, badges } from "#app/domain/program/program-badges.ts";
import { programCategoryMenu } from "#app/domain/program/program-categories.ts";
import type { Program } from "#app/domain/program/program-schema.ts";

const nameOf = ({ title }: Program) => title;
const categoryNames = new Map(programCategoryMenu.map(({ key, name }) => [key, name]));
const categoriesOf = ({ categories }: Program) => categories.map((key) => categoryNames.get(key)!).join(", ");

/** What the list of programmes shows and how it is searched. */
export function programList(programs: Program[]): ListShape<Program> {
  return {
    one: "programme",
    many: "programmes",
    auditedAs: "program",
    nameOf,
    isWrittenByStaff: true,
    columns: [placeColumn({ rows: programs, nameOf }), ...columns],
    exportColumns: [
      { label: "Course overview", exportValue: ({ description }) => description },
      { label: "Eligibility", exportValue: ({ eligibility }) => eligibility },
      { label: "Key features", exportValue: ({ keyFeatures }) => keyFeatures.join(", ") },
      {
        label: "Universities with ratings",
        exportValue: ({ universities }) => universities.map(({ name, rating }) => `${name} ${rating}`).join(", "),
      },
    ],
    filter: {
      label: "Title, overview or category",
      searched: (program) => `${program.title} ${program.description ?? ""} ${categoriesOf(program)}`,
      choices: [
        {
          name: "category",
          label: "Category",
          all: "All categories",
          options: programCategoryMenu.map(({ key, name }) => ({ value: key, label: name })),
          value: ({ categories }) => categories,
        },
        {
          name: "badge",
          label: "Badge",
          all: "All badges",
          options: badges.map((badge) => ({ value: badge, label: badge })),
          value: ({ badge }) => badge,
        },
      ],
    },
  };
}

const columns: Column<Program>[] = [
  {
    name: "title",
    label: "Title",
    isTitle: true,
    sortValue: nameOf,
    cell: (program) => (
      <RecordTitle record={program} title={program.title}>
        {program.specializations && <span className="record-sub">{program.specializations}</span>}
      </RecordTitle>
    ),
  },
  {
    name: "badge",
    label: "Badge",
    sortValue: ({ badge }) => badge,
    cell: ({ badge }) => <span className={badgeClass(badge)}>{badge}</span>,
  },
  {
    name: "duration",
    label: "Duration",
    className: "wide words",
    sortValue: ({ duration }) => duration,
    cell: ({ duration }) => duration,
  },
  {
    name: "fees",
    label: "Fees",
    className: "end money nowrap",
    sortValue: ({ fees_from, fees_to }) => fees_from ?? fees_to ?? -1,
    exportValue: ({ fees }) => fees,
    cell: ({ fees }) => fees ?? <span className="sub">On request</span>,
  },
  {
    name: "universities",
    label: "Universities",
    className: "wide end num",
    sortValue: ({ universities }) => universities.length,
    cell: ({ universities }) => (
      <>
        {universities.length}
        <span className="card-only"> {universities.length === 1 ? "university" : "universities"}</span>
      </>
    ),
  },
  {
    name: "categories",
    label: "Categories",
    className: "wide",
    exportValue: categoriesOf,
    cell: categoriesOf,
  },
];
