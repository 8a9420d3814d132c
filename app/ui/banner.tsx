import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** The outcome of an act; screen readers announce a failure at once, a success when idle. */
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
