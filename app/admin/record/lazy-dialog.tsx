import type { FunctionComponent } from "react";
import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import { useFetchedAtFirstSign } from "#app/admin/dialog/use-fetched-at-first-sign.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { useIsAwake } from "#app/admin/use-is-awake.ts";

const openers = ["edit", "new", "open"];

/**
 * The dialog of a list's records. Its code is loaded at the first input, so that neither rows nor, usually, the dialog
 * wait for it.
 */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: FunctionComponent<Props> }>) {
  const Dialog = fetchedDialog<Props & { onClose: () => void }>(load);
  return function LazyDialog(props: Props) {
    const { params, close } = useListAddress();
    const isAwake = useIsAwake();
    useFetchedAtFirstSign(load);
    if (!isAwake || !openers.some((name) => params.has(name))) return null;
    return <Dialog {...props} onClose={() => close(...openers)} />;
  };
}
