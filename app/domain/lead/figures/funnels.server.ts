import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { funnelStages } from "#app/domain/lead/figure-filters-schema.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { dayAt, rangeOf, readInSlices, type Span, threeHoursOf } from "./figure-slices.server.ts";
import type { FigureDimension, Funnel } from "./lead-figures-schema.ts";
import type { LeadStage } from "#app/domain/lead/words/lead-stages.ts";

interface StageCount {
  value: string;
  stage: LeadStage;
  lost_reason: string;
  asked: number;
  spoken: number;
  calls: number;
}

/** The outcomes of the leads in a span, grouped by a dimension, and how many were lost for each reason. */
export async function readFunnels(db: Database, by: FigureDimension, span: Span) {
  const rows = await readInSlices(db, span, (slice) =>
    sql<StageCount>`
      select ${valueOf(db, by)} as value, l.stage, l.lost_reason, count(*) as asked, count(l.calls_to_reach) as spoken,
        cast(coalesce(sum(l.calls_to_reach), 0) as bigint) as calls
      ${rangeOf(db, slice)} group by 1, 2, 3`.execute(db),
  );
  const [funnels, lost] = [new Map<string, Funnel>(), new Map<string, number>()];
  for (const { value, stage, lost_reason, asked, spoken, calls } of rows) {
    const name = by === "week" ? mondayOf(Number(value)) : value;
    const funnel = { ...stagesOf(stage, asked), spoken, calls };
    funnels.set(name, added(funnels.get(name) ?? nothing, funnel));
    if (stage === "lost") lost.set(lost_reason || "none", (lost.get(lost_reason || "none") ?? 0) + asked);
  }
  return { funnels, lost };
}

/**
 * What the list's filter of this name is asked for these leads; of a week, the day in India counted from 1970. A course
 * that is known is its id behind a blank, with which no words begin that somebody wrote.
 */
function valueOf(db: Database, by: FigureDimension): RawBuilder<string> {
  return {
    source: sql<string>`coalesce(l.source_page, 'unknown')`,
    campaign: sql<string>`case when l.campaign = '' then 'none' else l.campaign end`,
    course: sql<string>`case when l.course_id is null then l.course else ' ' || cast(l.course_id as text) end`,
    owner: sql<string>`coalesce(cast(l.owner_id as text), 'none')`,
    week: sql<string>`cast(${threeHoursOf(db)} / 8 as text)`,
  }[by];
}

export const nothing: Funnel = {
  asked: 0,
  contacted: 0,
  counselling: 0,
  applied: 0,
  enrolled: 0,
  lost: 0,
  spoken: 0,
  calls: 0,
};

/** Counts leads of one stage at every stage they passed. */
function stagesOf(stage: LeadStage, asked: number): Funnel {
  const reached = funnelStages.indexOf(stage as never);
  const at = funnelStages.map((name, place) => [name, place <= reached ? asked : 0]);
  return { ...nothing, ...Object.fromEntries(at), asked, lost: stage === "lost" ? asked : 0 };
}

/** Adds two sets of counts. */
export const added = <Counts extends Record<keyof Counts, number>>(one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    Object.entries<number>(one).map(([name, amount]) => [name, amount + other[name as keyof Counts]]),
  ) as Counts;

/** The Monday of the week of a day counted from 1970-01-01, a Thursday. */
const mondayOf = (day: number): string => dayAt((day - ((day + 3) % 7)) * DAY_MS);
