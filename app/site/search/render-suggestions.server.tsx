import { renderToStaticMarkup } from "react-dom/server";
import type { SiteSearch } from "#app/domain/search/search.server.ts";
import type { Found } from "#app/domain/search/search-schema.ts";
import { foundTypeWords } from "#app/domain/search/found-type-words.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";
import { isBarred } from "#app/domain/course/rules/barring.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { barredWords } from "#app/site/courses/barred-badge.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { feeOf } from "./found-words.ts";

const typeIcons: Record<Found["type"], IconName> = {
  course: "book",
  university: "building",
  program: "graduation",
  article: "file",
  page: "file",
  faq: "help",
};

/** Links as options: the browser handles each kind of click. */
export function renderSuggestions(q: string, { rows, corrected }: SiteSearch): string {
  const words = wordsOf(corrected ?? q);
  return renderToStaticMarkup(
    <>
      {corrected !== null && (
        <p className="meant">
          Nothing here says “{q}”. Showing <b>{corrected}</b>.
        </p>
      )}
      <div id="suggestions" role="listbox" aria-label="Suggestions">
        {rows.map((found) => (
          <Option key={found.type + found.url} found={found} words={words} />
        ))}
        <a role="option" tabIndex={-1} aria-selected="false" href={`/search?${new URLSearchParams({ q })}`}>
          <Icon name="search" />
          <span>All that is found for “{q}”</span>
        </a>
      </div>
      <p className="keys">Arrow keys to move, Enter to open, Esc to close</p>
    </>,
  );
}

function Option({ found, words }: { found: Found; words: string[] }) {
  const { type, title, url, university, location } = found;
  const fee = feeOf(found);
  const where = university ? `${university}, ${location}` : [foundTypeWords[type], location].filter(Boolean).join(", ");
  return (
    <a role="option" tabIndex={-1} aria-selected="false" href={url}>
      <Icon name={typeIcons[type]} />
      <span>
        <Marked {...{ title, words }} />
        <small>{isBarred(found, dayInIndia()) ? `${where}. ${barredWords}` : where}</small>
      </span>
      {fee && <span>{fee}</span>}
    </a>
  );
}

/** Marks the typed text at the start of words of the title. */
function Marked({ title, words }: { title: string; words: string[] }) {
  return title.split(/(?<=[^\p{L}\p{N}\p{M}])(?=[\p{L}\p{N}])/u).map((part, place) => {
    const typed = words.find((word) => foldText(part).startsWith(word))?.length ?? 0;
    return (
      <span key={place}>
        {typed > 0 && <mark>{part.slice(0, typed)}</mark>}
        {part.slice(typed)}
      </span>
    );
  });
}
