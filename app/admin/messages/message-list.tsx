import { OpeningLink } from "#app/admin/enquiry/opened/opening-link.tsx";
import { formatRecency } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import type { Message } from "#app/domain/message/message-schema.ts";
import { messageStatuses, messageStatusWords } from "#app/domain/message/message-statuses.ts";
import { MessageBadge } from "./message-badge.tsx";

/** The columns and filters of the list; newest first by default. */
export const messageList: ListShape<Message> = {
  file: "messages",
  one: "message",
  many: "messages",
  nameOf: ({ name, subject }) => `${subject}, from ${name}`,
  isWrittenByStaff: false,
  columns: [
    {
      name: "from",
      label: "From",
      isTitle: true,
      isSorted: true,
      cell: ({ id, name }) => <OpeningLink id={id}>{name}</OpeningLink>,
    },
    {
      name: "subject",
      label: "Subject",
      className: "message-subject-cell",
      isSorted: true,
      cell: (message) => <Subject message={message} />,
    },
    {
      name: "received",
      label: "Received",
      className: "num nowrap",
      isSorted: true,
      cell: ({ created_at }) => <time dateTime={created_at}>{formatRecency(created_at)}</time>,
    },
    {
      name: "status",
      label: "Status",
      isSorted: true,
      cell: ({ status }) => <MessageBadge status={status} />,
    },
  ],
  filter: {
    label: "Name, email, subject or message",
    choices: [
      {
        name: "status",
        label: "Status",
        all: "All statuses",
        options: messageStatuses.map((value) => ({ value, label: messageStatusWords[value] })),
      },
    ],
  },
};

/** The length of the excerpt. */
const GLIMPSE = 160;

function Subject({ message: { subject, message } }: { message: Message }) {
  return (
    <>
      <span className="message-subject">{subject}</span>
      <span className="message-glimpse">{message.slice(0, GLIMPSE)}</span>
    </>
  );
}
