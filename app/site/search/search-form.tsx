import { Icon } from "#app/ui/icon.tsx";

export function SearchForm({ q = "" }: { q?: string }) {
  return (
    <form className="search-form" role="search" action="/search">
      <div className="searchbox">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          aria-label="Search courses, universities, programmes, articles and FAQs"
          placeholder="Search courses & universities..."
          enterKeyHint="search"
          required
        />
      </div>
      <button className="btn">Search</button>
    </form>
  );
}
