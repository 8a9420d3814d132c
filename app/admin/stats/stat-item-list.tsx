import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import type { StatItem } from "#app/domain/stat-item/stat-item-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { statIconChoices } from "./stat-icons.content.ts";

const nameOf = ({ number, text }: StatItem) => `${number} ${text}`;

export const statItemList: ListShape<StatItem> = {
  file: "stat-items",
  one: "statistic",
  many: "statistics",
  nameOf,
  isWrittenByStaff: true,
  columns: [
    placeColumn("stat-items", nameOf),
    {
      name: "number",
      label: "Number",
      isTitle: true,
      isSorted: true,
      cell: (statItem) => <RecordTitle record={statItem} title={statItem.number} />,
    },
    {
      name: "text",
      label: "Text",
      className: "words",
      isSorted: true,
      cell: ({ icon, text }) => (
        <span className="stat-text">
          <Icon name={statIconChoices[icon].icon} />
          {text}
        </span>
      ),
    },
    {
      name: "updated",
      label: "Updated",
      className: "wide nowrap table-only",
      isSorted: true,
      cell: ({ updated_at }) => formatMoment(updated_at),
    },
  ],
  filter: { label: "Number or text", choices: [] },
};
