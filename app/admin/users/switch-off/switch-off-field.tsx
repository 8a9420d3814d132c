import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";

/** A link to that question. */
export function SwitchOffField({ id }: { id: number }) {
  const address = useListAddress();
  return (
    <div className="field">
      <p className="label">Account</p>
      <div>
        <Link className="btn btn-quiet" to={address.with({ off: `${id}`, edit: null })} preventScrollReset>
          Switch off
        </Link>
      </div>
      <p className="hint">For who is away or has left: signed out at once, and the leads are handed over.</p>
    </div>
  );
}
