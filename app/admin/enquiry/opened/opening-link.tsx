import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";

/** A row's name, which opens the record. */
export function OpeningLink({ id, children }: { id: number; children: string }) {
  const address = useListAddress();
  return (
    <Link className="opening-link" to={address.with({ open: `${id}` })} preventScrollReset>
      {children}
    </Link>
  );
}
