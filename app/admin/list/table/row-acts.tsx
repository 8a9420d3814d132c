import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { ListAddress } from "#app/admin/list/list-address.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";

interface RowActsProps {
  id: number;
  name: string;
  shape: Pick<ListShape<never>, "isWrittenByStaff" | "pageOf">;
  /** Read once for the whole table, as the next one. */
  may: { change: boolean; delete: boolean };
  address: ListAddress;
}

/** Edit and delete at a row's end. Both only open a dialog, or the record's own page. */
export function RowActs({ id, name, shape: { isWrittenByStaff, pageOf }, may, address }: RowActsProps) {
  return (
    <>
      {isWrittenByStaff && may.change && (
        <Link
          className="btn-icon"
          to={pageOf?.(id) ?? address.with({ edit: `${id}` })}
          preventScrollReset={!pageOf}
          aria-label={`Edit ${name}`}
        >
          <Icon name="edit" />
        </Link>
      )}
      {may.delete && (
        <Link
          className="btn-icon"
          to={address.with({ delete: `${id}` })}
          preventScrollReset
          aria-label={`Delete ${name}`}
        >
          <Icon name="trash" />
        </Link>
      )}
    </>
  );
}
