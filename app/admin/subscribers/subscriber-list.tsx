import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import type { Subscriber } from "#app/domain/subscriber/subscriber-schema.ts";
import { subscriberStatuses } from "#app/domain/subscriber/subscriber-statuses.ts";
import { statusWords } from "./subscriber-words.content.ts";

const looks: Record<Subscriber["status"], string> = {
  pending: "badge badge-yellow",
  confirmed: "badge badge-green",
  unsubscribed: "badge",
};

/** What the list of subscribers shows; they come newest first from the server. */
export const subscriberList: ListShape<Subscriber> = {
  one: "subscriber",
  many: "subscribers",
  nameOf: ({ email }) => email,
  isWrittenByStaff: false,
  columns: [
    {
      name: "email",
      label: "Email",
      isTitle: true,
      sortValue: ({ email }) => email,
      cell: ({ email }) => <span className="subscriber-email">{email}</span>,
    },
    {
      name: "status",
      label: "Status",
      sortValue: ({ status }) => subscriberStatuses.indexOf(status),
      exportValue: ({ status }) => statusWords[status],
      cell: ({ status }) => <span className={looks[status]}>{statusWords[status]}</span>,
    },
    {
      name: "asked",
      label: "Asked for it",
      className: "num nowrap",
      sortValue: ({ id }) => id,
      exportValue: ({ created_at }) => created_at,
      cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
    },
    {
      name: "confirmed",
      label: "Confirmed",
      className: "num wide nowrap",
      sortValue: ({ confirmed_at }) => confirmed_at ?? "",
      exportValue: ({ confirmed_at }) => confirmed_at,
      cell: ({ confirmed_at }) => confirmed_at && <time dateTime={confirmed_at}>{formatMoment(confirmed_at)}</time>,
    },
    {
      name: "source",
      label: "From",
      className: "wide nowrap",
      sortValue: ({ source_page }) => source_page ?? "",
      cell: ({ source_page }) => source_page,
    },
  ],
  filter: {
    label: "Email",
    searched: ({ email }) => email,
    choices: [
      {
        name: "status",
        label: "Status",
        all: "All statuses",
        options: subscriberStatuses.map((value) => ({ value, label: statusWords[value] })),
        value: ({ status }) => status,
      },
    ],
  },
};
