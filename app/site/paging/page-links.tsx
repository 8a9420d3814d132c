import { Icon } from "#app/ui/icon.tsx";

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf(page: number): string;
}

/** Links to the other pages of a list; nothing if there is only one. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  if (pages === 1) return null;
  return (
    <nav className="page-links" aria-label="Pages">
      {page > 1 && (
        <a className="btn btn-quiet" href={addressOf(page - 1)} rel="prev">
          <Icon name="arrow-left" /> Previous page
        </a>
      )}
      {page < pages && (
        <a className="btn btn-quiet" href={addressOf(page + 1)} rel="next">
          Next page <Icon name="arrow-right" />
        </a>
      )}
      <span className="stitch" aria-hidden="true" />
      <ol>
        {numbersAround(page, pages).map((number) => (
          <li key={number}>
            <a
              href={addressOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same for the document's head, for browsers and search engines. */
export function pageLinksOf({ page, pages, addressOf }: PageLinksProps, origin: string) {
  const link = (rel: "prev" | "next", number: number) => ({ tagName: "link", rel, href: origin + addressOf(number) });
  return [...(page > 1 ? [link("prev", page - 1)] : []), ...(page < pages ? [link("next", page + 1)] : [])];
}

const FEW_PAGES = 7;

/** All of few pages; otherwise the first, the last and those around the current one. */
function numbersAround(page: number, pages: number): number[] {
  const all = Array.from({ length: Math.min(pages, FEW_PAGES) }, (_, index) => index + 1);
  if (pages <= FEW_PAGES) return all;
  const near = all.slice(0, 5).map((place) => Math.min(Math.max(page, 3), pages - 2) + place - 3);
  return [...new Set([1, ...near, pages])];
}
