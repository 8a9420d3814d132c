import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import type { Page } from "#app/domain/page/page-schema.ts";

const places = { none: "", menu: "Menu", footer: "Footer" };

export const pageList: ListShape<Page> = {
  file: "pages",
  one: "page",
  many: "pages",
  nameOf: ({ title }) => title,
  isWrittenByStaff: true,
  deletionNote: ({ is_published }) => (is_published === 1 ? "Visitors find nothing at its address then." : null),
  columns: [
    {
      name: "title",
      label: "Title",
      isTitle: true,
      isSorted: true,
      cell: (page) => <RecordTitle record={page} title={page.title} />,
    },
    {
      name: "address",
      label: "Address",
      className: "wide",
      cell: ({ slug, is_published }) =>
        is_published === 1 ? <a href={`/pages/${slug}`}>/pages/{slug}</a> : `/pages/${slug}`,
    },
    { name: "place", label: "Link in", isSorted: true, cell: ({ menu_place }) => places[menu_place] },
    {
      name: "published",
      label: "Visitors",
      className: "nowrap",
      isSorted: true,
      cell: ({ is_published }) =>
        is_published === 1 ? (
          <span className="badge badge-green">See it</span>
        ) : (
          <span className="badge badge-grey">Do not see it</span>
        ),
    },
    {
      name: "changed",
      label: "Changed",
      className: "num wide nowrap",
      isSorted: true,
      cell: ({ updated_at }) => <time dateTime={updated_at}>{formatMoment(updated_at)}</time>,
    },
  ],
  filter: {
    label: "Title or text",
    choices: [
      {
        name: "state",
        label: "Visitors",
        all: "Seen or not",
        options: [
          { value: "Published", label: "Visitors see it" },
          { value: "Not published", label: "Visitors do not see it" },
        ],
      },
    ],
  },
};
