import { Link } from "react-router";
import { type RecordVersions, VERSIONS_SHOWN } from "#app/domain/version/version-schema.ts";
import { versionMoment } from "./version-moment.ts";

type Version = RecordVersions["versions"][number];

type VersionListProps = Pick<RecordVersions, "versions" | "page" | "total" | "live_id"> & {
  shownId: number | undefined;
};

export const pagesOf = ({ total }: Pick<RecordVersions, "total">): number =>
  Math.max(1, Math.ceil(total / VERSIONS_SHOWN));

/** Versions, newest first; each opens beside the live one. */
export function VersionList({ versions, page, total, live_id, shownId }: VersionListProps) {
  return (
    <section className="pane" aria-labelledby="version-list">
      <div className="pane-head">
        <h2 id="version-list">Who saved what</h2>
      </div>
      {versions.length === 0 ? (
        <p className="version-none">Nobody has saved it since versions are kept.</p>
      ) : (
        <ol className="version-list">
          {versions.map((version) => (
            <li key={version.id} className={version.id === shownId ? "version-on" : undefined}>
              <span className="petal" aria-hidden="true" />
              <div>
                <Link
                  to={{ search: `version=${version.id}` }}
                  preventScrollReset
                  aria-current={version.id === shownId ? "true" : undefined}
                >
                  <time dateTime={version.created_at}>{versionMoment(version, versions)}</time>
                  {version.id === live_id && ", live now"}
                </Link>
                <p>{whatOf(version)}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {total > VERSIONS_SHOWN && (
        <nav className="version-pages" aria-label="More versions">
          {page > 1 && <Link to={{ search: `page=${page - 1}` }}>Newer</Link>}
          {page < pagesOf({ total }) && <Link to={{ search: `page=${page + 1}` }}>Older</Link>}
        </nav>
      )}
    </section>
  );
}

function whatOf({ act, actor, changed }: Version): string {
  if (act === "found") return "What stood there before";
  const who = actor ?? "Somebody";
  if (act === "created") return `${who}: created`;
  if (act === "unsaved") return `${who}: wrote ${changed.join(", ").toLowerCase()}, not saved`;
  if (act === "saved" && changed.length === 0) return `${who}: what administrators alone see`;
  const what = changed.join(", ").toLowerCase() || "brought back from the trash";
  return act === "restored" && changed.length > 0 ? `${who}: restored ${what}` : `${who}: ${what}`;
}
