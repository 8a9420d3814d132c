import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { ListAddress } from "./list-address.ts";

interface RowActsProps {
  id: number;
  name: string;
  canEdit: boolean;
  /** Read once for the whole table. */
  address: ListAddress;
}

/** Edit and delete at a row's end. Both only open a dialog. */
export function RowActs({ id, name, canEdit, address }: RowActsProps) {
  return (
    <>
      {canEdit && (
        <Link className="btn-icon" to={address.with({ edit: `${id}` })} preventScrollReset aria-label={`Edit ${name}`}>
          <Icon name="edit" />
        </Link>
      )}
      <Link
        className="btn-icon"
        to={address.with({ delete: `${id}` })}
        preventScrollReset
        aria-label={`Delete ${name}`}
      >
        <Icon name="trash" />
      </Link>
    </>
  );
}
