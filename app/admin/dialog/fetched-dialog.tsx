import { type FunctionComponent, useEffect, useEffectEvent, useState } from "react";
import { showFailure } from "#app/admin/toast/toasts.ts";
import { Opening } from "./opening.tsx";

/**
 * A dialog whose code is loaded when it opens. If that fails, a toast says so and the dialog closes: `lazy` would
 * replace the whole screen, with its input and selection, and never try again.
 */
export function fetchedDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
) {
  let fetched: FunctionComponent<Props> | undefined;
  return function FetchedDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => fetched);
    const close = useEffectEvent(props.onClose);
    useEffect(() => {
      if (Dialog) return;
      let isOpen = true;
      const show = ({ default: dialog }: { default: FunctionComponent<Props> }) => {
        fetched = dialog;
        setDialog(() => dialog);
      };
      load().then(show, (error: unknown) => {
        console.error(error);
        if (!isOpen) return;
        showFailure("This could not be fetched. Check the connection and try again.");
        close();
      });
      return () => void (isOpen = false);
    }, [Dialog]);
    return Dialog ? <Dialog {...props} /> : <Opening />;
  };
}
