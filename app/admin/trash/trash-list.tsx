import type { CSSProperties } from "react";
import { useFetcher } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";
import { kindLabel } from "#app/domain/version/nouns/kind-words.ts";
import { isPeopleList } from "#app/domain/version/nouns/people-lists.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RestoreSelected } from "./restore-selected.tsx";

/** From here on, the remaining time stands out. */
const FEW_DAYS = 3;

/** The columns and filters of the trash; last deleted first. */
export const trashList = (kinds: string[]): ListShape<TrashedRecord> => ({
  file: "trash",
  one: "deleted record",
  many: "deleted records",
  nameOf: ({ name }) => name,
  isWrittenByStaff: false,
  deletionNote: ({ kind }) =>
    isPeopleList(kind)
      ? "It is gone for good then, with all that was noted of the person."
      : "It is gone for good then, with its versions and pictures.",
  columns: [
    { name: "name", label: "Name", isTitle: true, isSorted: true, cell: ({ name }) => name },
    { name: "kind", label: "Kind", isSorted: true, className: "nowrap", cell: ({ kind }) => kindLabel(kind) },
    { name: "by", label: "Deleted by", isSorted: true, className: "wide nowrap", cell: ({ actor }) => actor },
    {
      name: "deleted",
      label: "When",
      className: "num wide nowrap",
      isSorted: true,
      cell: ({ deleted_at }) => <time dateTime={deleted_at}>{formatMoment(deleted_at)}</time>,
    },
    { name: "goes", label: "Goes", className: "nowrap", cell: ({ days_left }) => <DaysLeft days={days_left} /> },
    { name: "restore", label: "Restore", className: "nowrap", cell: (row) => <Restore {...row} /> },
  ],
  bulkActs: (selection) => <RestoreSelected selection={selection} />,
  filter: {
    label: "Name",
    choices: [
      {
        name: "kind",
        label: "Kind",
        all: "Every kind",
        options: kinds.map((value) => ({ value, label: kindLabel(value) })),
      },
      {
        name: "by",
        label: "Deleted by",
        all: "Deleted by anybody",
        options: [
          { value: "me", label: "By me" },
          { value: "others", label: "By others" },
        ],
      },
    ],
  },
});

function DaysLeft({ days }: { days: number }) {
  const words = days === 0 ? "Goes today" : days === 1 ? "Goes tomorrow" : `${days} days left`;
  return (
    <span className={days <= FEW_DAYS ? "days-left days-few" : "days-left"} style={{ "--days": days } as CSSProperties}>
      {words}
    </span>
  );
}

function Restore({ id, name }: TrashedRecord) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/admin/trash">
      <input type="hidden" name="id" value={id} />
      <BusyButton className="btn btn-quiet" isBusy={fetcher.state !== "idle"} aria-label={`Restore ${name}`}>
        <Icon name="undo" />
        Restore
      </BusyButton>
    </fetcher.Form>
  );
}
