import type { CSSProperties } from "react";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";

type Replies = LeadFigures["replies"]["before"];

interface ReplyScale {
  /** The minutes at the right end. */
  top: number;
  goal: number;
}

/** Always includes the promise and the ninetieth percentile. */
export const scaleOf = (all: Replies[], goal: number): ReplyScale => ({
  goal,
  top: Math.max(2 * goal, ...all.map(({ p90 }) => p90 ?? 0)),
});

/** From the median, marked by a dot, to the ninetieth percentile. */
export function ReplyRange({ replies: { median, p90 }, scale }: { replies: Replies; scale: ReplyScale }) {
  if (median === null || p90 === null) return null;
  const { top, goal } = scale;
  const style = { "--m": (median / top) * 100, "--p": (p90 / top) * 100, "--g": (goal / top) * 100 };
  return (
    <span className={p90 > goal ? "range range-late" : "range"} style={style as CSSProperties} aria-hidden="true">
      <i />
    </span>
  );
}

export function ReplyLegend() {
  return (
    <p className="legend" aria-hidden="true">
      <span>
        <i className="legend-dot" />
        half
      </span>
      <span>
        <i />
        nine of ten
      </span>
      <span>
        <i className="legend-goal" />
        promise
      </span>
    </p>
  );
}
