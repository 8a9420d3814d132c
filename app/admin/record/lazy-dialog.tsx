import { type ComponentType, lazy, Suspense } from "react";
import { Opening } from "#app/admin/dialog/opening.tsx";
import { useFetchedAtFirstSign } from "#app/admin/dialog/use-fetched-at-first-sign.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { useIsAwake } from "#app/admin/use-is-awake.ts";

const openers = ["edit", "new", "open"];

/**
 * The dialog of a list's records, whose form and checks are fetched at the first sign of somebody: no row waits for
 * them, and hardly a dialog that is opened afterwards.
 */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Dialog = lazy(load);
  return function LazyDialog(props: Props) {
    const { params } = useListAddress();
    const isAwake = useIsAwake();
    useFetchedAtFirstSign(load);
    if (!isAwake || !openers.some((name) => params.has(name))) return null;
    return (
      <Suspense fallback={<Opening />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
