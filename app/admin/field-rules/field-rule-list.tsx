import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import type { FieldRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { ruleKindWords } from "#app/domain/field-rule/field-rule-words.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";

export const fieldRuleList: ListShape<FieldRule> = {
  file: "field-rules",
  one: "rule",
  many: "rules",
  nameOf: ({ name }) => name,
  isWrittenByStaff: true,
  deletionNote: () =>
    "What the site says by this rule goes with it. Of one that has ended, say until when it applied instead.",
  columns: [
    {
      name: "name",
      label: "Rule",
      isTitle: true,
      isSorted: true,
      cell: (rule) => <RecordTitle record={rule} title={rule.name} />,
    },
    { name: "kind", label: "Kind", className: "words", isSorted: true, cell: ({ kind }) => ruleKindWords[kind] },
    { name: "source", label: "Source", className: "wide words", cell: ({ source }) => source },
    {
      name: "from",
      label: "From",
      className: "nowrap table-only",
      isSorted: true,
      cell: ({ applies_from }) => writeDay(applies_from),
    },
    {
      name: "until",
      label: "Until",
      className: "wide nowrap table-only",
      isSorted: true,
      cell: ({ applies_until }) => (applies_until ? writeDay(applies_until) : "A newer rule"),
    },
    {
      name: "checked",
      label: "Checked on",
      className: "nowrap table-only",
      isSorted: true,
      cell: ({ checked_on }) => writeDay(checked_on),
    },
  ],
  filter: {
    label: "Rule or source",
    choices: [
      {
        name: "kind",
        label: "Kind",
        all: "All kinds",
        options: Object.entries(ruleKindWords).map(([value, label]) => ({ value, label })),
      },
    ],
  },
};
