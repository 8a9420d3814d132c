import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RowLink } from "#app/admin/list/rows/row-link.tsx";

interface RowActsProps {
  id: number;
  name: string;
  shape: Pick<ListShape<never>, "isWrittenByStaff" | "pageOf">;
  /** Read once for the whole table, like the next one. */
  mayChange: boolean;
  mayDelete: boolean;
}

/** Edit and delete at the end of a row. Both only open a dialog, or the record's page. */
export function RowActs({ id, name, shape: { isWrittenByStaff, pageOf }, mayChange, mayDelete }: RowActsProps) {
  const edit = { className: "btn-icon", "aria-label": `Edit ${name}`, children: <Icon name="edit" /> };
  return (
    <>
      {isWrittenByStaff &&
        mayChange &&
        (pageOf ? <Link to={pageOf(id)} {...edit} /> : <RowLink opens={{ edit: `${id}` }} {...edit} />)}
      {mayDelete && (
        <RowLink className="btn-icon" opens={{ delete: `${id}` }} aria-label={`Delete ${name}`}>
          <Icon name="trash" />
        </RowLink>
      )}
    </>
  );
}
