import { useMemo } from "react";
import { redirect } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readBoard } from "#app/admin/board/board-page.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useLiveList } from "#app/admin/list/use-live-list.ts";
import { DeleteDialog } from "#app/admin/record/deletion/delete-dialog.tsx";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import { applicationSteps } from "#app/domain/application/application-steps.ts";
import type { Route } from "./+types/applications-screen";
import { ApplicationBoard } from "./application-board.tsx";
import { applicationList } from "./application-list.tsx";
import { moveApplication } from "./steps/move-application.ts";
import { MoveDialog } from "./steps/move-dialog.tsx";
import { ViewSwitch } from "./view-switch.tsx";

const ApplicationDialog = lazyDialog(() => import("./application-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Applications | Admin Panel" }];

export const shouldRevalidate = isNewData;

export async function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = args.url;
  const isBoard = searchParams.get("view") === "board";
  // Removes the filter for the step, which the board does not show.
  if (isBoard && searchParams.has("step")) {
    const query = new URLSearchParams(searchParams);
    query.delete("step");
    throw redirect(`${pathname}?${query}`);
  }
  const steps = applicationSteps.map((_, index) => `${index + 1}`);
  const [list, board] = await Promise.all([
    readList<Application>(args, "applications", isBoard ? { limit: "1" } : {}),
    isBoard ? readBoard<Application>(args, "applications", { step: steps }) : null,
  ]);
  return { list, board };
}

/** PUT moves to another step, DELETE deletes. */
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  request.method === "PUT"
    ? moveApplication(request)
    : deleteRecord(request, { file: "applications", one: "application" });

export default function ApplicationsScreen({ loaderData: { list, board } }: Route.ComponentProps) {
  useLiveList(list.rows);
  const rows = useMemo(() => (board ? board.columns.flatMap((column) => column.rows) : list.rows), [board, list.rows]);
  const dialogs = (
    <>
      <ApplicationDialog list={list} />
      <MoveDialog rows={rows} />
    </>
  );
  if (board && list.all.total > 0) {
    return (
      <>
        <div className="desk-head">
          <h1>Applications</h1>
        </div>
        <ViewSwitch isBoard />
        <ApplicationBoard list={list} board={board} />
        {dialogs}
        <DeleteDialog shape={applicationList} rows={rows} />
      </>
    );
  }
  return (
    <ListScreen
      title="Applications"
      shape={applicationList}
      list={list}
      note={list.all.total > 0 && <ViewSwitch isBoard={false} />}
      empty={
        <>
          <p>Nobody has applied yet. Applications are sent by the online admission form.</p>
          <a className="btn btn-quiet" href="/OnlineAdmission" target="_blank" rel="noopener">
            Try the form<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </>
      }
    >
      {dialogs}
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The applications could not be read." />;
}
