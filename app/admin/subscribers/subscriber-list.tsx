import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import type { Subscriber } from "#app/domain/subscriber/subscriber-schema.ts";
import { subscriberStatuses, subscriberStatusWords } from "#app/domain/subscriber/subscriber-statuses.ts";

const looks: Record<Subscriber["status"], string> = {
  pending: "badge badge-yellow",
  confirmed: "badge badge-green",
  unsubscribed: "badge",
};

/** The columns and filters of the list; newest first by default. */
export const subscriberList: ListShape<Subscriber> = {
  file: "subscribers",
  one: "subscriber",
  many: "subscribers",
  nameOf: ({ email }) => email,
  isWrittenByStaff: false,
  columns: [
    {
      name: "email",
      label: "Email",
      isTitle: true,
      isSorted: true,
      cell: ({ email }) => <span className="subscriber-email">{email}</span>,
    },
    {
      name: "status",
      label: "Status",
      isSorted: true,
      cell: ({ status }) => <span className={looks[status]}>{subscriberStatusWords[status]}</span>,
    },
    {
      name: "asked",
      label: "Asked for it",
      className: "num nowrap",
      isSorted: true,
      cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
    },
    {
      name: "confirmed",
      label: "Confirmed",
      className: "num wide nowrap",
      isSorted: true,
      cell: ({ confirmed_at }) => confirmed_at && <time dateTime={confirmed_at}>{formatMoment(confirmed_at)}</time>,
    },
    {
      name: "source",
      label: "From",
      className: "wide nowrap",
      isSorted: true,
      cell: ({ source_page }) => source_page,
    },
  ],
  filter: {
    label: "Email",
    choices: [
      {
        name: "status",
        label: "Status",
        all: "All statuses",
        options: subscriberStatuses.map((value) => ({ value, label: subscriberStatusWords[value] })),
      },
    ],
  },
};
