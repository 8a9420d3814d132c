import { SearchBox } from "#app/ui/search-box.tsx";

export function SearchForm({ q = "" }: { q?: string }) {
  return (
    <form className="search-form" role="search" action="/search">
      <SearchBox
        defaultValue={q}
        aria-label="Search courses, universities, programmes, articles and FAQs"
        placeholder="Search courses & universities..."
        enterKeyHint="search"
        required
      />
      <button className="btn">Search</button>
    </form>
  );
}
