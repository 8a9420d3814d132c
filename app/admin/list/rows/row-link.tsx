import type { ComponentProps, MouseEvent } from "react";
import { useRowAddress } from "./row-address.ts";

interface RowLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  /** The dialogs it opens over the list, e.g. `{ edit: "7" }`. */
  opens: Record<string, string>;
}

/** A link in a row. The router's link would subscribe to its whole state, in each of fifty rows. */
export function RowLink({ opens, children, ...props }: RowLinkProps) {
  const address = useRowAddress();
  function press(event: MouseEvent) {
    // Leaves modified clicks, for new tabs or windows, to the browser.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    address.open(opens);
  }
  return (
    <a {...props} href={address.with(opens)} onClick={press}>
      {children}
    </a>
  );
}
