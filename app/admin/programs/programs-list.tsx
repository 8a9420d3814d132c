import type { Column, ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import { badgeClass, badges } from "#app/domain/program/program-badges.ts";
import { programCategoryMenu } from "#app/domain/program/program-categories.ts";
import type { Program } from "#app/domain/program/program-schema.ts";

const nameOf = ({ title }: Program) => title;
const categoryNames = new Map(programCategoryMenu.map(({ key, name }) => [key, name]));
const categoriesOf = ({ categories }: Program) => categories.map((key) => categoryNames.get(key)!).join(", ");

const columns: Column<Program>[] = [
  {
    name: "title",
    label: "Title",
    isTitle: true,
    isSorted: true,
    cell: (program) => (
      <RecordTitle record={program} title={program.title}>
        {program.specializations && <span className="record-sub">{program.specializations}</span>}
      </RecordTitle>
    ),
  },
  {
    name: "badge",
    label: "Badge",
    isSorted: true,
    cell: ({ badge }) => <span className={badgeClass(badge)}>{badge}</span>,
  },
  {
    name: "duration",
    label: "Duration",
    className: "wide words",
    isSorted: true,
    cell: ({ duration }) => duration,
  },
  {
    name: "fees",
    label: "Fees",
    className: "end money nowrap",
    isSorted: true,
    cell: ({ fees }) => fees ?? <span className="sub">On request</span>,
  },
  {
    name: "universities",
    label: "Universities",
    className: "wide end num",
    isSorted: true,
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
    cell: categoriesOf,
  },
];

export const programList: ListShape<Program> = {
  file: "programs",
  one: "programme",
  many: "programmes",
  nameOf,
  isWrittenByStaff: true,
  columns: [placeColumn("programs", nameOf), ...columns],
  filter: {
    label: "Title or overview",
    choices: [
      {
        name: "category",
        label: "Category",
        all: "All categories",
        options: programCategoryMenu.map(({ key, name }) => ({ value: key, label: name })),
      },
      {
        name: "badge",
        label: "Badge",
        all: "All badges",
        options: badges.map((badge) => ({ value: badge, label: badge })),
      },
    ],
  },
};
