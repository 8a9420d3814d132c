import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useMay } from "#app/admin/session/use-may.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useListAddress } from "./list-address.ts";
import type { ListShape } from "./list-shape.ts";

interface NewRecord {
  /** The act of the key. */
  create?: () => void;
  newLink?: ReactNode;
}

/**
 * The link to a list's new record: its own page, or a dialog. Absent if staff, or the signed-in person, create none.
 */
export function useNewRecord<Row>({
  file,
  one,
  newLabel = `New ${one}`,
  pageOf,
  isWrittenByStaff,
  isEnteredByHand,
}: ListShape<Row>): NewRecord {
  const dialog = useListAddress().with({ new: "", edit: null });
  const navigate = useNavigate();
  const may = useMay();
  if ((!isWrittenByStaff && !isEnteredByHand) || !may(`${file}.create`)) return {};
  const to = pageOf?.("new") ?? dialog;
  return {
    create: () => void navigate(to, { preventScrollReset: true }),
    newLink: (
      <Link className="btn" to={to} preventScrollReset aria-keyshortcuts="n">
        <Icon name="plus" />
        {newLabel} <kbd aria-hidden="true">n</kbd>
      </Link>
    ),
  };
}
