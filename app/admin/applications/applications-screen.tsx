import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData, useListAddress } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { DeleteDialog } from "#app/admin/record/delete-dialog.tsx";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import type { Route } from "./+types/applications-screen";
import { ApplicationBoard } from "./application-board.tsx";
import { applicationList } from "./application-list.tsx";
import { moveApplication } from "./move-application.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { ViewSwitch } from "./view-switch.tsx";

const ApplicationDialog = lazyDialog(() => import("./application-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Applications | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["applications"], isList: true };

export const shouldRevalidate = isNewData;

export async function clientLoader() {
  return { applications: await listAll<Application>("applications") };
}

/** PUT moves to another step, DELETE deletes. */
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  request.method === "PUT"
    ? moveApplication(request)
    : deleteRecord(request, { file: "applications", one: "application" });

export default function ApplicationsScreen({ loaderData: { applications } }: Route.ComponentProps) {
  const isBoard = useListAddress().params.get("view") === "board" && applications.length > 0;
  const dialogs = (
    <>
      <ApplicationDialog applications={applications} />
      <MoveDialog applications={applications} />
    </>
  );
  if (isBoard) {
    return (
      <>
        <div className="desk-head">
          <h1>Applications</h1>
        </div>
        <ViewSwitch isBoard />
        <ApplicationBoard applications={applications} />
        {dialogs}
        <DeleteDialog shape={applicationList} rows={applications} />
      </>
    );
  }
  return (
    <ListScreen
      title="Applications"
      shape={applicationList}
      rows={applications}
      note={applications.length > 0 && <ViewSwitch isBoard={false} />}
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
