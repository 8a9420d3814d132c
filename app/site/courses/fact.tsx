import type { ReactNode } from "react";

interface FactProps {
  name: string;
  value: ReactNode;
  /** A second, subdued line. */
  detail?: string | undefined;
}

/** A line of a list of facts. */
export function Fact({ name, value, detail }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {detail && <small>{detail}</small>}
      </dd>
    </div>
  );
}
