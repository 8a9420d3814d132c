import type { ReactNode } from "react";

/** The facts of an enquiry and its sender; those without a value are left out. */
export function FactList({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className="fact-list">
      {Object.entries(facts).map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
