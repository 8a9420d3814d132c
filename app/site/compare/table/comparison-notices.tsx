import { MOST_COMPARED } from "#app/site/compare/compare-address.ts";
import type { Compared } from "#app/site/compare/read-compared.server.ts";

/** The parts of the address that are not shown, and why. */
export function ComparisonNotices({ over, unknown }: Pick<Compared, "over" | "unknown">) {
  return (
    <>
      {over.length > 0 && (
        <p className="compare-notice" role="status">
          Only {MOST_COMPARED} courses stand side by side. Left out: {over.map(({ title }) => title).join(", ")}.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="compare-notice" role="status">
          {unknown.length === 1
            ? "One course of this address is not in our list, or not any more."
            : `${unknown.length} courses of this address are not in our list, or not any more.`}
        </p>
      )}
    </>
  );
}
