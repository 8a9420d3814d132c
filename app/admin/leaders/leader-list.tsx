import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import type { Leader } from "#app/domain/leader/leader-schema.ts";

const nameOf = ({ name }: Leader) => name;

export const leaderList: ListShape<Leader> = {
  file: "leaders",
  one: "leader",
  many: "leaders",
  nameOf,
  isWrittenByStaff: true,
  columns: [
    placeColumn("leaders", nameOf),
    {
      name: "name",
      label: "Name",
      isTitle: true,
      isSorted: true,
      cell: (leader) => (
        <RecordTitle record={leader} title={leader.name} picture={{ address: leader.image_url, shape: "portrait" }}>
          <span className="record-sub">{leader.bio}</span>
        </RecordTitle>
      ),
    },
    {
      name: "title",
      label: "Title",
      className: "words",
      isSorted: true,
      cell: ({ title }) => title,
    },
  ],
  filter: { label: "Name or title", choices: [] },
};
