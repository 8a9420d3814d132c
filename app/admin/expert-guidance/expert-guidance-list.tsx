import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { counted } from "#app/lib/text/counted.ts";

const nameOf = ({ name }: ExpertGuidance) => name;
const stateOf = ({ is_active }: ExpertGuidance) => (is_active === 1 ? "Shown" : "Hidden");

export const expertGuidanceList: ListShape<ExpertGuidance> = {
  file: "expert-guidance",
  one: "expert",
  many: "experts",
  nameOf,
  isWrittenByStaff: true,
  columns: [
    placeColumn("expert-guidance", nameOf),
    {
      name: "name",
      label: "Name",
      isTitle: true,
      isSorted: true,
      cell: (expert) => (
        <RecordTitle record={expert} title={expert.name} picture={{ address: expert.image_url, shape: "portrait" }}>
          <span className="record-sub">{expert.title}</span>
        </RecordTitle>
      ),
    },
    {
      name: "expertise",
      label: "Expertise",
      className: "wide words",
      cell: ({ expertise }) => expertise,
    },
    {
      name: "languages",
      label: "Languages",
      className: "words",
      cell: ({ languages }) => languages.join(", "),
    },
    {
      name: "experience",
      label: "Experience",
      className: "end num nowrap",
      isSorted: true,
      cell: ({ experience }) => counted(experience, "year"),
    },
    {
      name: "state",
      label: "Visitors",
      isSorted: true,
      cell: (expert) => (
        <span className={expert.is_active === 1 ? "badge badge-green" : "badge"}>{stateOf(expert)}</span>
      ),
    },
  ],
  filter: {
    label: "Name, title or expertise",
    choices: [
      {
        name: "state",
        label: "Visitors",
        all: "Shown and hidden",
        options: ["Shown", "Hidden"].map((state) => ({ value: state, label: state })),
      },
    ],
  },
};
