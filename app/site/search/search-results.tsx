import { type ReactNode, use } from "react";
import { foundTypesWords, foundTypeWords } from "#app/domain/search/found-type-words.ts";
import type { Looser } from "#app/domain/search/asks/loosen.server.ts";
import type { Taught } from "#app/domain/search/hits/course-hits.server.ts";
import type { CountedSearch } from "#app/domain/search/search.server.ts";
import type { Found } from "#app/domain/search/search-schema.ts";
import { sumOf } from "#app/domain/list/sum-of.ts";
import { countedAs, countWords } from "#app/lib/text/count-words.ts";
import { BarredBadge } from "#app/site/courses/barred-badge.tsx";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { PaysBadge } from "#app/site/pays/pays-badge.tsx";
import { counted } from "#app/lib/text/counted.ts";
import { feeOf } from "./found-words.ts";

interface SearchResultsProps extends CountedSearch {
  q: string;
  /** The kind shown; null: all. */
  type: Found["type"] | null;
  /** Other searches, resolved later, if nothing was found; null if the query only asks which. */
  loosened: Promise<Looser | null> | null;
  /**
   * If no course was found: those taught in the mode or language that a word names which match the rest, resolved
   * later; otherwise null.
   */
  taughtSo: Promise<Taught | null> | null;
  /** If nothing matches because of a rule of the field: its notice. */
  barred: string | null;
  /** The query asks which course, without naming a subject. */
  isOpen: boolean;
  waysOn: ReactNode;
}

/** The results, of all kinds or of one, with the number of each kind. */
export function SearchResults({ q, type, rows, corrected, totals, isOpen, ...nothing }: SearchResultsProps) {
  const { barred, taughtSo } = nothing;
  if (rows.length === 0) return <NothingFound {...{ q, corrected, ...nothing }} />;
  const shown = type === null ? rows : rows.filter((one) => one.type === type);
  return (
    <>
      <FoundCount {...{ type, totals }} shown={shown.length} q={corrected ?? q} />
      {corrected !== null && <p>Nothing here says “{q}”.</p>}
      <Barred reason={barred} />
      {isOpen && <ToFinder />}
      {taughtSo && <TaughtSo taught={taughtSo} q={corrected ?? q} />}
      <KindFilter {...{ q, type, totals }} />
      <ol className="found">
        {shown.map((one) => (
          <FoundRow key={one.type + one.url} found={one} />
        ))}
      </ol>
      {shown.length === 0 && <p>Choose another kind: of this one nothing was found.</p>}
    </>
  );
}

type Counting = Pick<SearchResultsProps, "q" | "type" | "totals">;

function FoundCount({ q, type, totals, shown }: Counting & { shown: number }) {
  const total = sumOf([...use(totals)].filter(([of]) => type === null || of === type).map(([, count]) => count));
  const counted = countedAs(total, "result", "results");
  return (
    <h2 className="search-count">
      {shown < total.total ? `The first ${shown} of ${counted}` : counted} for “{q}”
    </h2>
  );
}

const ToFinder = () => (
  <p>
    Not sure which course? <a href="/find">Answer six questions</a> and see at most six that fit, with the reason for
    each.
  </p>
);

function Barred({ reason }: { reason: string | null }) {
  if (reason === null) return null;
  const [words, notice] = reason.split(/, (?=https?:)/);
  return (
    <p>
      {words}. <a href={notice}>Read the notice</a> or <a href="/courses?mode=campus">see what is taught on campus</a>.
    </p>
  );
}

/** Links to one kind or to all, since each is its own page. */
function KindFilter({ q, type, totals }: Counting) {
  const counts = use(totals);
  if (counts.size < 2 && type === null) return null;
  const all = { kind: null, label: "All", count: sumOf([...counts.values()]) };
  const choices = [all, ...[...counts].map(([kind, count]) => ({ kind, label: foundTypesWords[kind], count }))];
  return (
    <nav className="kinds" aria-label="Kind of result">
      {choices.map(({ kind, label, count }) => (
        <a key={label} href={searchAddress(q, kind)} aria-current={kind === type ? "page" : undefined}>
          {label} <span className="num">{countWords(count)}</span>
        </a>
      ))}
    </nav>
  );
}

function FoundRow({ found }: { found: Found }) {
  const { type, title, url, excerpt, duration, university, partnership } = found;
  const facts = [duration, feeOf(found)].filter(Boolean);
  return (
    <li>
      <p>
        <span className="badge">{foundTypeWords[type]}</span>
      </p>
      <div>
        <h3>
          <a href={url}>{title}</a>
        </h3>
        {facts.length > 0 && <p className="found-facts">{facts.join(", ")}</p>}
        <p className="soft">{excerpt}</p>
        <p className="badges">
          <BarredBadge course={found} />
          <PaysBadge partnership={partnership} />
        </p>
        {type === "course" && (
          <HoldButtons
            course={{ slug: url.slice(courseAddress("").length), title, university: { name: university } }}
          />
        )}
      </div>
    </li>
  );
}

function NothingFound({
  q,
  corrected,
  loosened,
  taughtSo,
  barred,
  waysOn,
}: Pick<SearchResultsProps, "q" | "corrected" | "loosened" | "taughtSo" | "barred" | "waysOn">) {
  return (
    <>
      <h2 className="search-count">
        Nothing found for “{q}”{corrected !== null && `, nor for “${corrected}”`}
      </h2>
      {taughtSo && <TaughtSo taught={taughtSo} q={corrected ?? q} />}
      {loosened ? <Loosened loosened={loosened} /> : <ToFinder />}
      <Barred reason={barred} />
      <p>Or go on from here:</p>
      {waysOn}
    </>
  );
}

/** A language becomes a filter of the course list; a mode stays in the query. */
function TaughtSo({ taught, q }: { taught: Promise<Taught | null>; q: string }) {
  const found = use(taught);
  if (!found) return null;
  const { total, languages } = found;
  const words = languages.length === 0 ? q : found.q;
  const query = [...(words === "" ? [] : [["q", words]]), ...languages.map((language) => ["language", language])];
  return (
    <p>
      <a className="go" href={`/courses?${new URLSearchParams(query)}`}>
        {counted(total, "course is", "courses are")} taught{" "}
        {languages.length === 0 ? "so" : `in ${languages.join(" or ")}`}
      </a>
    </p>
  );
}

function Loosened({ loosened }: { loosened: Promise<Looser | null> }) {
  const looser = use(loosened);
  if (!looser) return <p>Try fewer or shorter words, such as “MBA” or “Pune”.</p>;
  const { without, q, total } = looser;
  return (
    <p>
      <a className="go" href={searchAddress(q, null)}>
        Without {without.map((word) => `“${word}”`).join(" and ")}: {countedAs(total, "result", "results")}
      </a>
    </p>
  );
}

const searchAddress = (q: string, type: Found["type"] | null) =>
  `/search?${new URLSearchParams({ q, ...(type && { type }) })}`;
