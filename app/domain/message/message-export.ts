import type { ListExport } from "#app/domain/export/list-export.ts";
import type { Message } from "./message-schema.ts";
import { messageStatusWords } from "./message-statuses.ts";

export const messageExport: ListExport<Message> = {
  type: "message",
  file: "messages",
  columns: [
    { label: "From", value: ({ name }) => name },
    { label: "Subject", value: ({ subject }) => subject },
    { label: "Received", value: ({ created_at }) => created_at },
    { label: "Status", value: ({ status }) => messageStatusWords[status] },
    { label: "Email", value: ({ email }) => email },
    { label: "Message", value: ({ message }) => message },
  ],
};
