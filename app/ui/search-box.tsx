import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** A search field with its lens, sent as `q`; `aria-label` names it. */
export function SearchBox(field: ComponentProps<"input">) {
  return (
    <div className="searchbox">
      <Icon name="search" />
      <input className="input" type="search" name="q" maxLength={200} {...field} />
    </div>
  );
}
