import type { ComponentProps, MouseEvent } from "react";
import { useRowAddress } from "./row-address.ts";

interface RowLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  /** What it opens over the list, e.g. `{ edit: "7" }`. */
  opens: Record<string, string>;
}

/** A link in a row. The router's own would listen to all that it tells, in each of fifty rows. */
export function RowLink({ opens, children, ...props }: RowLinkProps) {
  const address = useRowAddress();
  function press(event: MouseEvent) {
    // Whoever wants another tab or window is given one by the browser.
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
