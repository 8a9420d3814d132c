import { useMemo } from "react";
import { type Board, readBoard } from "#app/admin/board/board-page.ts";
import { isNewData, useListAddress } from "#app/admin/list/list-address.ts";
import { readCountedList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useLiveList } from "#app/admin/list/use-live-list.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStages } from "#app/domain/lead/words/lead-stages.ts";
import { panelReading } from "#app/request-context.ts";
import type { Route } from "./+types/leads-screen";
import { correctFacts } from "#app/admin/leads/changes/correct-facts.ts";
import { LeadBoard } from "./board/lead-board.tsx";
import { LeadBar } from "./lead-bar.tsx";
import { useLeadChoices } from "#app/admin/leads/changes/use-lead-choices.ts";
import { loadAllLeads } from "./list/lead-bulk-acts.tsx";
import { leadList } from "./list/lead-list.tsx";
import { tabNamed } from "./lead-tabs.content.ts";
import { LEAD_VIEW_COOKIE } from "./views/lead-view.ts";
import { NoLeads } from "./no-leads.tsx";
import { useHopefulLeads } from "./changes/use-lead-changes.ts";

const loadEntry = () => import("./entry/lead-entry-dialog.tsx");
const LeadEntryDialog = lazyDialog(loadEntry);
const LeadDrawer = lazyDialog(() => import("./drawer/lead-drawer.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Leads | Admin Panel" }];

export const shouldRevalidate = isNewData;

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const view = new URL(request.url).searchParams.get("view") ?? context.get(panelReading).cookie(LEAD_VIEW_COOKIE);
  const isBoard = view === "board";
  const [list, board] = await Promise.all([
    readCountedList<Lead>(args, "leads", isBoard ? { limit: "1" } : {}),
    isBoard ? readBoard<Lead>(args, "leads", { stage: leadStages }) : null,
  ]);
  return { list, board };
}

/** POST enters a lead, PUT changes several leads or the facts of the open one, DELETE deletes. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  // Loaded already: the entry was typed into its dialog.
  if (request.method === "POST") return (await loadEntry()).enterLead(request);
  if (request.method !== "PUT") return deleteRecord(request, { file: "leads", one: "lead" });
  if (new URL(request.url).searchParams.has("facts")) return correctFacts(request);
  // Loaded already, at the first touch of the selection's buttons.
  return (await loadAllLeads()).changeLeads(request);
}

export default function LeadsScreen({ loaderData }: Route.ComponentProps) {
  const { list: stored } = loaderData;
  const { counsellors, tags, views } = useLeadChoices();
  const rows = useHopefulLeads(stored.rows, counsellors);
  const list = useMemo(() => ({ ...stored, rows }), [stored, rows]);
  const board = useHopefulBoard(loaderData.board, counsellors);
  useLiveList(list.rows);
  const tab = tabNamed(useListAddress().params.get("tab"));
  const { tab: tabCounts = {}, source = {} } = stored.counts;
  const sources = Object.keys(source).join("\n");
  const shape = useMemo(
    () => leadList({ counsellors, tags, sources: sources === "" ? [] : sources.split("\n").toSorted() }),
    [counsellors, tags, sources],
  );
  const bar = { tab, counts: tabCounts, first: rows[0], saved: views };
  const note = <LeadBar {...bar} view={board ? "board" : "table"} />;
  const empty = <NoLeads tab={tab} />;
  return (
    <>
      {board ? (
        <LeadBoard key={tab.name} shape={shape} list={list} board={board} note={note} empty={empty} />
      ) : (
        <ListScreen key={tab.name} title="Leads" shape={shape} list={list} note={note} empty={empty} />
      )}
      <LeadEntryDialog counsellors={counsellors} />
      <LeadDrawer list={list} board={board} counsellors={counsellors} tags={tags} />
    </>
  );
}

/** Moves the board's cards at once as well. */
function useHopefulBoard(board: Board<Lead> | null, counsellors: Counsellor[]): Board<Lead> | null {
  const cards = useMemo(() => board?.columns.flatMap(({ rows }) => rows) ?? [], [board]);
  const hopeful = useHopefulLeads(cards, counsellors);
  return useMemo(() => board && moved(board, hopeful), [board, hopeful]);
}

function moved(board: Board<Lead>, cards: Lead[]): Board<Lead> {
  const columns = board.columns.map((column, index) => {
    const rows = cards.filter(({ stage }) => stage === leadStages[index]);
    const total = column.found.total + rows.length - column.rows.length;
    return { ...column, rows, found: { ...column.found, total } };
  });
  return { ...board, columns };
}
