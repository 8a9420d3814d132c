import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { FigureLink, FigureWords } from "./figure-link.tsx";
import { callsToReach, listOf } from "#app/admin/figures/figure-words.content.ts";

/**
 * Leads by owner, and what waits with them. Sorted by number given, not by success, since leads differ in difficulty.
 */
export function FiguresCarriers({ figures }: { figures: LeadFigures }) {
  if (figures.carriers.length === 0) return null;
  return (
    <section className="pane" aria-labelledby="fig-carriers">
      <div className="pane-head">
        <h2 id="fig-carriers">Who carries what</h2>
        <p className="sub">By people given, not by success: the lists differ in difficulty</p>
      </div>
      <div className="fig-wrap" tabIndex={0} role="region" aria-label="Leads by counsellor">
        <table className="ft">
          <caption className="visually-hidden">Leads of these days and what is overdue now, by counsellor</caption>
          <thead>
            <tr>
              <th scope="col">Counsellor</th>
              <th scope="col">Given</th>
              <th scope="col">Spoken</th>
              <th scope="col">Calls to reach</th>
              <th scope="col">First reply, half within</th>
              <th scope="col">Overdue now</th>
              <th scope="col">Enrolled</th>
            </tr>
          </thead>
          <tbody>
            {figures.carriers.map((carrier) => (
              <CarrierRow key={carrier.value} figures={figures} carrier={carrier} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function CarrierRow({ figures, carrier }: { figures: LeadFigures; carrier: LeadFigures["carriers"][number] }) {
  const { value, label, asked, spoken, median, overdue, enrolled } = carrier;
  const owner = { owner: value };
  return (
    <tr>
      <th scope="row">{value === "none" ? "Nobody yet" : label}</th>
      <td>
        <FigureLink count={asked} to={listOf(figures, owner)} />
      </td>
      <td>
        <FigureLink count={spoken} to={listOf(figures, { ...owner, spoken: "1" })} />
      </td>
      <td>
        <FigureWords words={callsToReach(carrier)} to={listOf(figures, { ...owner, spoken: "1" })} />
      </td>
      <td className={median !== null && median > figures.goal ? "none" : undefined}>
        {median !== null && (
          <FigureWords words={`${median} min`} to={listOf(figures, { ...owner, replied_within: `${median}` })} />
        )}
      </td>
      <td className={overdue > 0 ? "none" : undefined}>
        <FigureLink
          count={overdue}
          to={`/admin/leads?${new URLSearchParams({ tab: "overdue", view: "table", ...owner })}`}
        />
      </td>
      <td>
        <FigureLink count={enrolled} to={listOf(figures, { ...owner, reached: "enrolled" })} />
      </td>
    </tr>
  );
}
