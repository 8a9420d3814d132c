import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import type { Redirect } from "#app/domain/redirect/redirect-schema.ts";

/** The columns and filters of the list of redirects; newest first. */
export const redirectList: ListShape<Redirect> = {
  file: "redirects",
  one: "redirect",
  many: "redirects",
  nameOf: ({ from_path }) => from_path,
  isWrittenByStaff: true,
  deletionNote: () => "Its visitors find nothing then.",
  columns: [
    {
      name: "from",
      label: "From",
      isTitle: true,
      isSorted: true,
      cell: (redirect) => (
        <RecordTitle record={redirect} title={redirect.from_path}>
          {redirect.is_automatic === 1 && <span className="badge badge-grey">Former address</span>}
        </RecordTitle>
      ),
    },
    {
      name: "to",
      label: "Leads to",
      isSorted: true,
      cell: ({ to_path }) => (
        <a className="address-end" href={to_path}>
          {to_path}
        </a>
      ),
    },
    { name: "hits", label: "Led on", className: "num nowrap", isSorted: true, cell: ({ hits }) => ledOn(hits) },
    {
      name: "last",
      label: "Last",
      className: "num wide nowrap",
      isSorted: true,
      cell: ({ last_hit_at }) => last_hit_at && <time dateTime={last_hit_at}>{formatMoment(last_hit_at)}</time>,
    },
  ],
  filter: { label: "From or to", choices: [] },
};

const ledOn = (hits: number) =>
  hits === 0 ? <span className="sub">Nobody yet</span> : hits === 1 ? "Once" : `${hits} times`;
