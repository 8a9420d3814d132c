import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import type { Template } from "#app/domain/template/template-schema.ts";
import { channelWords } from "#app/domain/template/template-words.content.ts";

export const templateList: ListShape<Template> = {
  file: "templates",
  one: "template",
  many: "templates",
  nameOf: ({ name }) => name,
  isWrittenByStaff: true,
  columns: [
    {
      name: "name",
      label: "Name",
      isTitle: true,
      isSorted: true,
      cell: (template) => <RecordTitle record={template} title={template.name} />,
    },
    {
      name: "channel",
      label: "For",
      className: "nowrap",
      isSorted: true,
      cell: ({ channel }) => channelWords[channel],
    },
    { name: "subject", label: "Subject", className: "wide", cell: ({ subject }) => subject },
    { name: "body", label: "Message", cell: ({ body }) => <p className="template-body">{body}</p> },
  ],
  filter: {
    label: "Name, subject or message",
    choices: [
      {
        name: "channel",
        label: "Channel",
        all: "Mail and WhatsApp",
        options: Object.entries(channelWords).map(([value, label]) => ({ value, label })),
      },
    ],
  },
};
