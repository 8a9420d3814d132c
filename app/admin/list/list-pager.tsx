import { Link } from "react-router";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { Icon } from "#app/ui/icon.tsx";
import { countWords } from "#app/lib/text/count-words.ts";
import { useListAddress } from "./list-address.ts";
import type { ListPage } from "./list-page.ts";

/** Which rows are shown, and links to the pages before and after. Nothing if one page holds all. */
export function ListPager({ list: { page, limit, rows, found } }: { list: ListPage<unknown> }) {
  const first = (page - 1) * limit + 1;
  const last = first + rows.length - 1;
  const hasNext = found.is_more ? rows.length === limit : last < found.total;
  if (page === 1 && !hasNext) return null;
  return (
    <nav className="pager" aria-label="Pages">
      <p className="num">
        {groupDigits(first)} to {groupDigits(last)} of {countWords(found)}
      </p>
      <Step to={page > 1 ? page - 1 : null} label="Previous page" icon="arrow-left" />
      <Step to={hasNext ? page + 1 : null} label="Next page" icon="arrow-right" />
    </nav>
  );
}

function Step({ to, label, icon }: { to: number | null; label: string; icon: "arrow-left" | "arrow-right" }) {
  const address = useListAddress();
  const words = (
    <>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </>
  );
  if (to === null) {
    return (
      <span className="btn btn-quiet pager-end" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link className="btn btn-quiet" to={address.with({ page: to === 1 ? null : `${to}` })} title={label}>
      {words}
    </Link>
  );
}
