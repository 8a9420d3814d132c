import type { ComponentProps, MouseEvent } from "react";
import { addressOfPlace, type ExplorerPlace } from "./explorer-place.ts";

interface PlaceLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  to: ExplorerPlace;
  onGo: (place: ExplorerPlace) => void;
}

/** A real link, which works without scripts and in a new tab; a plain click stays on the page. */
export function PlaceLink({ to, onGo, children, ...anchor }: PlaceLinkProps) {
  function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo(to);
  }
  return (
    <a {...anchor} href={addressOfPlace(to)} onClick={go}>
      {children}
    </a>
  );
}
