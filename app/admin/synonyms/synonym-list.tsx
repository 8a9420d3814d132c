import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import type { Synonym } from "#app/domain/synonym/synonym-schema.ts";

export const synonymList: ListShape<Synonym> = {
  file: "synonyms",
  one: "synonym",
  many: "synonyms",
  nameOf: ({ words }) => words,
  isWrittenByStaff: true,
  deletionNote: () => "Whoever types these words finds only what is written so.",
  columns: [
    {
      name: "words",
      label: "Words",
      isTitle: true,
      isSorted: true,
      cell: (synonym) => <RecordTitle record={synonym} title={synonym.words} />,
    },
    {
      name: "found",
      label: "What they find",
      isSorted: true,
      cell: ({ found_words }) => found_words || <span className="sub">Each finds the others</span>,
    },
    {
      name: "updated",
      label: "Updated",
      className: "wide nowrap table-only",
      isSorted: true,
      cell: ({ updated_at }) => formatMoment(updated_at),
    },
  ],
  filter: { label: "Words or what they find", choices: [] },
};
