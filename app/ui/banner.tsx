import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What became of an act; a failure interrupts a screen reader, a success waits its turn. */
export function Banner({ tone, children }: { tone: "good" | "bad"; children: ReactNode }) {
  return tone === "good" ? (
    <p className="banner" role="status">
      <Icon name="check-circle" />
      <span>{children}</span>
    </p>
  ) : (
    <p className="banner banner-bad" role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
