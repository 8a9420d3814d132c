import { Icon } from "#app/ui/icon.tsx";

interface PageLinksProps {
  page: number;
  pages: number;
  addressOf(page: number): string;
}

/** The ways to the other pages of a list; nothing where there is only one. */
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
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
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
