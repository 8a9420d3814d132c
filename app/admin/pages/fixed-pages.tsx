import { Link } from "react-router";
import { formatMoment } from "#app/admin/india-time.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import type { PageTextsLine } from "#app/domain/page-text/page-text-schema.ts";

/** The fixed pages, each with the number of texts changed by the owner. */
export function FixedPages({ pages }: { pages: PageTextsLine[] }) {
  const may = useMay();
  return (
    <section className="pane fixed-pages" aria-labelledby="fixed-pages">
      <div className="pane-head">
        <h2 id="fixed-pages">Texts of the site</h2>
      </div>
      <ul>
        {pages.map(({ page, label, path, changed, updated_at }) => (
          <li key={page}>
            <div>
              {may("page-texts.change") ? <Link to={`/admin/pages/${page}`}>{label}</Link> : <b>{label}</b>}
              <p className="sub">{places[page] ?? (path ? <a href={path}>{path}</a> : "On every page")}</p>
            </div>
            {changed.length > 0 && (
              <p className="sub">
                {changed.length === 1 ? "One text changed" : `${changed.length} texts changed`},{" "}
                <time dateTime={updated_at}>{formatMoment(updated_at)}</time>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For texts without an address of their own, or on many pages. */
const places: Partial<Record<PageTextsLine["page"], string>> = {
  newsletter: "Behind the links of its mails",
  course: "On each course's page",
  university: "On each university's page",
};
