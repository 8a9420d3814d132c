import type { ReactNode } from "react";

/** What is known of an enquiry and its sender; a fact without a value is left out. */
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
