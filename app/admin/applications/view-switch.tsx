import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Switches between table and board, by the address. */
export function ViewSwitch({ isBoard }: { isBoard: boolean }) {
  const address = useListAddress();
  return (
    <nav className="view-switch" aria-label="View">
      <Link to={address.with({ view: null })} replace aria-current={isBoard ? undefined : "page"}>
        <Icon name="menu" />
        Table
      </Link>
      <Link to={address.with({ view: "board", step: null })} replace aria-current={isBoard ? "page" : undefined}>
        <Icon name="dashboard" />
        Board
      </Link>
    </nav>
  );
}
