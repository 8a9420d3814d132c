import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";

const nameOf = ({ name }: ExpertGuidance) => name;
const stateOf = ({ is_active }: ExpertGuidance) => (is_active === 1 ? "Shown" : "Hidden");

/** What the list of experts shows and how it is searched. */
export function expertGuidanceList(experts: ExpertGuidance[]): ListShape<ExpertGuidance> {
  return {
    one: "expert",
    many: "experts",
    auditedAs: "expert-guidance",
    nameOf,
    isWrittenByStaff: true,
    columns: [
      placeColumn({ rows: experts, nameOf }),
      {
        name: "name",
        label: "Name",
        isTitle: true,
        sortValue: nameOf,
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
        exportValue: ({ expertise }) => expertise,
        cell: ({ expertise }) => expertise,
      },
      {
        name: "languages",
        label: "Languages",
        className: "words",
        exportValue: ({ languages }) => languages.join(", "),
        cell: ({ languages }) => languages.join(", "),
      },
      {
        name: "experience",
        label: "Experience",
        className: "end num nowrap",
        sortValue: ({ experience }) => experience,
        cell: ({ experience }) => `${experience} ${experience === 1 ? "year" : "years"}`,
      },
      {
        name: "state",
        label: "Visitors",
        sortValue: stateOf,
        cell: (expert) => (
          <span className={expert.is_active === 1 ? "badge badge-green" : "badge"}>{stateOf(expert)}</span>
        ),
      },
    ],
    exportColumns: [
      { label: "Title", exportValue: ({ title }) => title },
      { label: "Bio", exportValue: ({ bio }) => bio },
    ],
    filter: {
      label: "Name, title or expertise",
      searched: ({ name, title, expertise }) => `${name} ${title} ${expertise}`,
      choices: [
        {
          name: "state",
          label: "Visitors",
          all: "Shown and hidden",
          options: ["Shown", "Hidden"].map((state) => ({ value: state, label: state })),
          value: stateOf,
        },
      ],
    },
  };
}
