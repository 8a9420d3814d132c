import { usePageWords } from "#app/site/page-words.ts";
import { SearchBox } from "#app/ui/search-box.tsx";

/** `suggest-searches.ts` shows suggestions below it. */
export function SearchForm({ q = "", ...field }: { q?: string; autoFocus?: boolean }) {
  const { search } = usePageWords("menu").menu;
  return (
    <form className="search-form" role="search" action="/search">
      <SearchBox
        defaultValue={q}
        aria-label="Search courses, universities, programmes, articles, pages and FAQs"
        placeholder={search}
        enterKeyHint="search"
        required
        {...field}
      />
      <button className="btn">Search</button>
    </form>
  );
}
