import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/**
 * A search field with its lens, sent as `q`; `aria-label` names it. What is given as its children stands at its end.
 */
export function SearchBox({ children, ...field }: ComponentProps<"input">) {
  return (
    <div className="searchbox">
      <Icon name="search" />
      <input className="input" type="search" name="q" maxLength={200} {...field} />
      {children}
    </div>
  );
}
