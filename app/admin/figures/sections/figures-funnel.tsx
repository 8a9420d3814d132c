import type { CSSProperties } from "react";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import { FigureLink, FigureWords } from "./figure-link.tsx";
import {
  askedBy,
  callsToReach,
  dimensions,
  listOf,
  othersWords,
  percentOf,
  rowWords,
} from "#app/admin/figures/figure-words.content.ts";

const stages = [
  { name: "contacted", label: "Contacted" },
  { name: "counselling", label: "Counselled" },
  { name: "applied", label: "Applied" },
  { name: "enrolled", label: "Enrolled" },
] as const;

type Row = LeadFigures["rows"][number];

/** From enquiry to enrolment. The bars are below their numbers: chart and table in one. */
export function FiguresFunnel({ figures }: { figures: LeadFigures }) {
  const { by, all, rows, others } = figures;
  const most = Math.max(1, ...rows.map(({ asked }) => asked));
  return (
    <section className="pane" aria-labelledby="fig-funnel">
      <div className="pane-head">
        <h2 id="fig-funnel">From enquiry to enrolment</h2>
        <p className="sub">People now at this step or further, per cent of those who asked</p>
      </div>
      <div className="fig-wrap" tabIndex={0} role="region" aria-label="Leads at each step">
        <table className="ft">
          <caption className="visually-hidden">Leads {dimensions[by].toLowerCase()} at each step</caption>
          <thead>
            <tr>
              <th scope="col">{capitalized(dimensions[by].replace("By ", ""))}</th>
              <th scope="col" className="stage">
                Asked
              </th>
              {stages.map(({ name, label }) => (
                <th key={name} scope="col" className="stage">
                  {label}
                </th>
              ))}
              <th scope="col">Lost</th>
              <th scope="col">Calls to reach</th>
              <th scope="col">Asked before</th>
            </tr>
          </thead>
          <tbody>
            <FunnelRow
              figures={figures}
              row={{ ...all, value: "", label: "", course_id: null }}
              name="Everybody"
              most={all.asked || 1}
            />
            {rows.map((row) => (
              <FunnelRow
                key={`${row.course_id} ${row.value}`}
                figures={figures}
                row={row}
                name={rowWords(by, row)}
                most={most}
              />
            ))}
            {others && <OthersRow others={others} most={most} />}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function FunnelRow({ figures, row, name, most }: { figures: LeadFigures; row: Row; name: string; most: number }) {
  const isAll = row.value === "";
  const asked = isAll ? {} : askedBy(figures, row);
  const before = listOf(figures.before, asked);
  return (
    <tr className={isAll ? "all" : undefined}>
      <th scope="row">{name}</th>
      <td className="stage" style={barOf(row.asked, most)}>
        <FigureLink count={row.asked} to={listOf(figures, asked)} />
      </td>
      {stages.map(({ name: reached }) => (
        <td key={reached} className={`stage stage-${reached}`} style={barOf(row[reached], most)}>
          <FigureLink count={row[reached]} to={listOf(figures, { ...asked, reached })} />{" "}
          <span className="pc">{percentOf(row[reached], row.asked)}</span>
        </td>
      ))}
      <td>
        <FigureLink count={row.lost} to={listOf(figures, { ...asked, stage: "lost" })} />
      </td>
      <td>
        <FigureWords words={callsToReach(row)} to={listOf(figures, { ...asked, spoken: "1" })} />
      </td>
      <td>{figures.by === "week" && !isAll ? "" : <FigureLink count={row.asked_before} to={before} />}</td>
    </tr>
  );
}

/** Sums up many values, so it has no list. */
function OthersRow({ others, most }: { others: NonNullable<LeadFigures["others"]>; most: number }) {
  return (
    <tr>
      <th scope="row">{othersWords(others.values)}</th>
      <td className="stage" style={barOf(others.asked, most)}>
        {groupDigits(others.asked)}
      </td>
      {stages.map(({ name }) => (
        <td key={name} className={`stage stage-${name}`} style={barOf(others[name], most)}>
          {groupDigits(others[name])} <span className="pc">{percentOf(others[name], others.asked)}</span>
        </td>
      ))}
      <td>{groupDigits(others.lost)}</td>
      <td>{callsToReach(others)}</td>
      <td>{groupDigits(others.asked_before)}</td>
    </tr>
  );
}

const barOf = (count: number, most: number) => ({ "--n": ((count / most) * 100).toFixed(1) }) as CSSProperties;
