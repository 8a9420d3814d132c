import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import type { CoreValue } from "#app/domain/core-value/core-value-schema.ts";

const nameOf = ({ name }: CoreValue) => name;

export const coreValueList: ListShape<CoreValue> = {
  file: "core-values",
  one: "value",
  many: "values",
  nameOf,
  isWrittenByStaff: true,
  columns: [
    placeColumn("core-values", nameOf),
    {
      name: "name",
      label: "Name",
      isTitle: true,
      isSorted: true,
      cell: (value) => <RecordTitle record={value} title={value.name} />,
    },
    {
      name: "text",
      label: "Text",
      className: "words",
      cell: ({ text }) => text,
    },
  ],
  filter: { label: "Name or text", choices: [] },
};
