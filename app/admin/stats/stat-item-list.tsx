import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import type { StatItem } from "#app/domain/stat-item/stat-item-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { statIconChoices } from "./stat-icons.content.ts";

const nameOf = ({ number, text }: StatItem) => `${number} ${text}`;

/** What the list of statistics shows and how it is searched. */
export function statItemList(statItems: StatItem[]): ListShape<StatItem> {
  return {
    one: "statistic",
    many: "statistics",
    auditedAs: "stat",
    nameOf,
    isWrittenByStaff: true,
    columns: [
      placeColumn({ rows: statItems, nameOf }),
      {
        name: "number",
        label: "Number",
        isTitle: true,
        sortValue: ({ number }) => number,
        cell: (statItem) => <RecordTitle record={statItem} title={statItem.number} />,
      },
      {
        name: "text",
        label: "Text",
        className: "words",
        sortValue: ({ text }) => text,
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
        sortValue: ({ updated_at }) => updated_at,
        cell: ({ updated_at }) => formatMoment(updated_at),
      },
    ],
    exportColumns: [{ label: "Icon", exportValue: ({ icon }) => icon }],
    filter: { label: "Number or text", searched: nameOf, choices: [] },
  };
}
