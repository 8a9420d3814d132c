import { askedHoursWords } from "#app/domain/lead/words/asked-hours.ts";
import { BYTE_ORDER_MARK, csvLine } from "#app/domain/export/csv-line.ts";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { dimensions, othersWords, rowWords } from "./figure-words.content.ts";

/** Saves the figures as a CSV file. They contain no personal data, so the browser writes it. */
export function FiguresSave({ figures }: { figures: LeadFigures }) {
  function save() {
    const file = new Blob([BYTE_ORDER_MARK + csvOf(figures)], { type: "text/csv;charset=utf-8" });
    const address = URL.createObjectURL(file);
    const link = document.createElement("a");
    link.href = address;
    link.download = `figures-${figures.by}-${figures.since}-${figures.until}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <button type="button" className="btn btn-quiet" onClick={save}>
      <Icon name="download" />
      CSV
    </button>
  );
}

function csvOf({ by, all, rows, others, replies, lost, lost_others, carriers }: LeadFigures): string {
  const told = [
    { ...all, name: "Everybody" },
    ...rows.map((row) => ({ ...row, name: rowWords(by, row) })),
    ...(others ? [{ ...others, name: othersWords(others.values) }] : []),
  ];
  const funnel = told.map((row, index) => [
    row.name,
    row.asked,
    row.contacted,
    row.counselling,
    row.applied,
    row.enrolled,
    row.lost,
    row.spoken,
    row.calls,
    by === "week" && index > 0 ? null : row.asked_before,
  ]);
  const spans = [
    { ...replies, day: "These days" },
    { ...replies.before, day: "Before" },
    ...replies.hours.map(({ hours, ...told }) => ({ ...told, day: askedHoursWords[hours] })),
    ...replies.days,
  ];
  const replied = spans.map(({ day, answered, in_time, median, p90 }) => [day, answered, in_time, median, p90]);
  const lines = [
    [dimensions[by], "Asked", "Contacted", "Counselled", "Applied", "Enrolled", "Lost", "Reached", "Calls", "Before"],
    ...funnel,
    [],
    ["First reply", "Answered", "In time", "Median", "p90"],
    ...replied,
    [],
    ["Why lost", "Lost", "Before"],
    ...lost.map(({ reason, count, before }) => [reason === "none" ? "Nobody said" : reason, count, before]),
    ...(lost_others ? [[othersWords(lost_others.values), lost_others.count, lost_others.before]] : []),
    [],
    ["Counsellor", "Given", "Spoken", "Calls", "Answered", "Median", "Overdue now", "Enrolled"],
    ...carriers.map(({ value, label, asked, spoken, calls, answered, median, overdue, enrolled }) => [
      value === "none" ? "Nobody yet" : label,
      asked,
      spoken,
      calls,
      answered,
      median,
      overdue,
      enrolled,
    ]),
  ];
  return lines.map(csvLine).join("");
}
