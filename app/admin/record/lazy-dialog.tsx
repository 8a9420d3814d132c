import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useListAddress } from "#app/admin/list/list-address.ts";

/** The rows and their pictures come first. */
const CALM_MS = 300;
const openers = ["edit", "new", "open"];

/**
 * The dialog of a list's records, whose form and checks are fetched once the list stands: no row waits for them, and no
 * dialog that is opened afterwards.
 */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Dialog = lazy(load);
  return function LazyDialog(props: Props) {
    const { params } = useListAddress();
    useEffect(() => {
      // What fails here is asked for again, and told, when the dialog is opened.
      const fetching = setTimeout(() => load().catch(() => undefined), CALM_MS);
      return () => clearTimeout(fetching);
    }, []);
    if (!openers.some((name) => params.has(name))) return null;
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
