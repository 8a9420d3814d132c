import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** A search field with an icon, sent as `q`; name it with `aria-label`. Children are placed at its end. */
export function SearchBox({ children, ...field }: ComponentProps<"input">) {
  return (
    <div className="searchbox">
      <Icon name="search" />
      <input className="input" type="search" name="q" maxLength={200} {...field} />
      {children}
    </div>
  );
}
