import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import { bringBack } from "#app/admin/versions/bring-back.ts";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";
import type { Route } from "./+types/trash-screen";
import stylesAddress from "./trash.css?url";
import { trashList } from "./trash-list.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const meta: Route.MetaFunction = () => [{ title: "Trash | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<TrashedRecord>(args, "trash");

/** POST restores, also by *Undo* on the screen where a record was deleted; DELETE is for good. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  if (request.method === "DELETE") return deleteRecord(request, { file: "trash", one: "deleted record" });
  await bringBack("trash", (await request.formData()).getAll("id") as string[]);
  return null;
}

export default function TrashScreen({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Trash"
      shape={trashList}
      list={list}
      note={
        <p className="note">What is deleted waits here for 30 days, then it goes for good. Visitors see none of it.</p>
      }
      empty={<p>The trash is empty. What staff write and delete waits here for 30 days.</p>}
    />
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The trash could not be read." />;
}
