import { formatDay } from "#app/admin/india-time.ts";
import { type AskedHours, askedHoursWords } from "#app/domain/lead/words/asked-hours.ts";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { counted } from "#app/lib/text/counted.ts";
import { uncapitalized } from "#app/lib/text/uncapitalized.ts";
import { askedBy, listOf, rowWords } from "./figure-words.content.ts";

/** A suggestion: a sentence, its basis, and the list to begin with. */
export interface FigureAsk {
  sentence: string;
  detail: string;
  act: string;
  to: string;
}

/** The fewest people worth a suggestion. */
const WORTH = 10;
const MOST_ASKS = 3;
/** A page of the list, on which the first ones are selected. */
const MOST_PICKED = 50;

/** Most important first: spending without results, broken promises, and an uneven load. */
export const asksOf = (figures: LeadFigures): FigureAsk[] =>
  [idleOf(figures), lateOf(figures), loadOf(figures), untoldOf(figures)]
    .filter((ask) => ask !== null)
    .slice(0, MOST_ASKS);

function idleOf(figures: LeadFigures): FigureAsk | null {
  const { by, rows } = figures;
  const idle = rows.find(({ asked, enrolled }) => asked >= WORTH && enrolled === 0);
  if (!idle || by === "week") return null;
  const best = rows.filter(({ enrolled }) => enrolled > 0).toSorted(byShare)[0];
  const took = idle.calls > 0 ? `, took ${counted(idle.calls, "call")}` : "";
  return {
    sentence: `${rowWords(by, idle)} brought ${idle.asked} people${took} and enrolled nobody.`,
    detail: [
      `${idle.spoken} of the ${idle.asked} were spoken with.`,
      best && `${rowWords(by, best)}: ${best.asked} people, ${best.enrolled} enrolled.`,
    ]
      .filter(Boolean)
      .join(" "),
    act: `Look at the ${idle.asked}`,
    to: listOf(figures, askedBy(figures, idle)),
  };
}

type Row = LeadFigures["rows"][number];

const byShare = (one: Row, other: Row) => other.enrolled / other.asked - one.enrolled / one.asked;

/** Names the hours or the day with the longest first reply, beside the shortest, if their medians differ. */
function lateOf(figures: LeadFigures): FigureAsk | null {
  const { replies, goal } = figures;
  const late = replies.answered - replies.in_time;
  if (late === 0) return null;
  const detail = `${late} of ${replies.answered} waited longer than the promised ${goal} minutes.`;
  const ask = { act: `Look at the ${late}`, to: listOf(figures, { replied_after: `${goal}` }) };
  const byHours = replies.hours.map((told) => ({ ...told, when: hoursWords(told.hours) }));
  const byDay = replies.days.map((told) => ({ ...told, when: `On ${formatDay(told.day)}` }));
  const sentence = slowestWords(byHours, goal) ?? slowestWords(byDay, goal);
  return sentence === null ? { sentence: detail, detail: "", ...ask } : { sentence, detail, ...ask };
}

function slowestWords(times: { when: string; answered: number; median: number | null }[], goal: number): string | null {
  const heard = times
    .flatMap(({ when, answered, median }) => (median === null ? [] : [{ when, answered, median }]))
    .toSorted((one, other) => other.median - one.median);
  const [slowest, quickest] = [heard[0], heard.at(-1)];
  if (!slowest || !quickest || slowest.median <= Math.max(goal, quickest.median)) return null;
  return `${slowest.when} the first reply took ${counted(slowest.median, "minute")}; ${uncapitalized(quickest.when)}, ${quickest.median}.`;
}

const hoursWords = (hours: AskedHours) => askedHoursWords[hours].replace(/^\d/, "From $&");

/** Longest overdue first. */
const overdueOf = (owner: string) => ({ tab: "overdue", view: "table", owner, sort: "follow-up" });

/** The person with most overdue leads, and how many to hand to the one with fewest to balance them. */
function loadOf({ carriers }: LeadFigures): FigureAsk | null {
  const loads = carriers
    .filter(({ value }) => value !== "none")
    .toSorted((one, other) => other.overdue - one.overdue || other.asked - one.asked);
  const [most, least] = [loads[0], loads.at(-1)];
  if (!most || !least || most.overdue < WORTH) return null;
  const share = Math.min(Math.floor((most.overdue - least.overdue) / 2), MOST_PICKED);
  return {
    sentence: `${most.label} has ${most.overdue} people overdue${share > 0 ? `; ${least.label} could take ${share}` : ""}.`,
    detail: share > 0 ? `Given in these days: ${most.label} ${most.asked}, ${least.label} ${least.asked}.` : "",
    act: share > 0 ? `Hand over ${share}` : `Look at the ${most.overdue}`,
    to: `/admin/leads?${new URLSearchParams({ ...overdueOf(most.value), ...(share > 0 && { pick: `${share}` }) })}`,
  };
}

function untoldOf(figures: LeadFigures): FigureAsk | null {
  const untold = figures.lost.find(({ reason }) => reason === "none");
  if (!untold) return null;
  return {
    sentence: `Of ${untold.count} lost nobody said why.`,
    detail: "",
    act: `Look at the ${untold.count}`,
    to: listOf(figures, { lost_reason: "none" }),
  };
}
