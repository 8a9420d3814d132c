import { useMemo } from "react";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { listAll } from "#app/admin/api-client.ts";
import { isNewData, useListAddress } from "#app/admin/list/list-address.ts";
import { useWholeCount } from "#app/admin/first-rows/whole-count.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import type { Route } from "./+types/leads-screen";
import { answersSoFar, isAnswered, useAnsweredLeads } from "./answered-leads.ts";
import { changeLeads } from "./change-leads.ts";
import { enterLead } from "./enter-lead.ts";
import { LeadBoard } from "./lead-board.tsx";
import { LeadBar } from "./lead-bar.tsx";
import { leadList } from "./lead-list.tsx";
import { type Counsellor, leadsIn, leadTabs, tabNamed } from "./lead-tabs.content.ts";
import { LEAD_VIEW_COOKIE, useLeadView } from "./lead-view.ts";
import { sourceOf } from "./lead-words.content.ts";
import { NoLeads } from "./no-leads.tsx";
import { useHopefulLeads } from "./use-lead-changes.ts";

const LeadEntryDialog = lazyDialog(() => import("./lead-entry-dialog.tsx"));
const LeadDrawer = lazyDialog(() => import("./lead-drawer.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Leads | Admin Panel" }];

export const handle: ScreenHandle = {
  reads: ["leads", "counsellors", "templates"],
  isList: true,
  viewCookie: LEAD_VIEW_COOKIE,
};

export const shouldRevalidate: typeof isNewData = (move) => !isAnswered(move.actionResult) && isNewData(move);

export async function clientLoader() {
  const readAfter = answersSoFar();
  const [leads, counsellors, templates] = await Promise.all([
    listAll<Lead>("leads"),
    listAll<Counsellor>("counsellors"),
    listAll<Template>("templates"),
  ]);
  return { leads, readAfter, counsellors, templates };
}

/** POST enters a lead by hand, PUT changes several, DELETE deletes. */
export function clientAction({ request }: Route.ClientActionArgs) {
  if (request.method === "POST") return enterLead(request);
  return request.method === "PUT" ? changeLeads(request) : deleteRecord(request, { file: "leads", one: "lead" });
}

export default function LeadsScreen({ loaderData }: Route.ComponentProps) {
  const { counsellors, templates } = loaderData;
  const stored = useAnsweredLeads(loaderData.leads, loaderData.readAfter);
  const leads = useHopefulLeads(stored, counsellors);
  const tab = tabNamed(useListAddress().params.get("tab"));
  const view = useLeadView();
  const myId = counsellors.find(({ is_me }) => is_me === 1)?.id;
  const rowsOf = useMemo(
    () => Object.fromEntries(leadTabs.map((tab) => [tab.name, leadsIn(tab, leads, myId)])),
    [leads, myId],
  );
  const wholeCount = useWholeCount();
  const counts =
    wholeCount === null
      ? Object.fromEntries(Object.entries(rowsOf).map(([name, rows]) => [name, rows.length]))
      : { [leadTabs[0].name]: wholeCount };
  const rows = rowsOf[tab.name]!;
  const sources = useMemo(() => [...new Set(loaderData.leads.map(sourceOf))].toSorted(), [loaderData.leads]);
  const shape = useMemo(() => leadList(counsellors, sources), [counsellors, sources]);
  const note = <LeadBar tab={tab} counts={counts} view={view} />;
  const empty = <NoLeads tab={tab} />;
  return (
    <>
      {view === "board" ? (
        <LeadBoard key={tab.name} shape={shape} rows={rows} note={note} empty={empty} />
      ) : (
        <ListScreen key={tab.name} title="Leads" shape={shape} rows={rows} note={note} empty={empty} />
      )}
      <LeadEntryDialog leads={leads} counsellors={counsellors} />
      <LeadDrawer leads={leads} shown={rows} shape={shape} counsellors={counsellors} templates={templates} />
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The leads could not be read." />;
}
