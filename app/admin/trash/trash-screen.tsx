import { useMemo } from "react";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { bringBack, bringBackMany } from "#app/admin/versions/bring-back.ts";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";
import type { Route } from "./+types/trash-screen";
import stylesAddress from "./trash.css?url";
import { contentTrashKinds } from "#app/admin/record/content-kinds.content.ts";
import { peopleLists } from "#app/domain/version/nouns/people-lists.ts";
import { trashList } from "./trash-list.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const meta: Route.MetaFunction = () => [{ title: "Trash | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<TrashedRecord>(args, "trash");

/** POST restores, including by *Undo* on the screen where a record was deleted; DELETE is final. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  if (request.method === "DELETE") return deleteRecord(request, { file: "trash", one: "deleted record" });
  const ids = ((await request.formData()).get("id") as string).split(",");
  await (ids.length === 1 ? bringBack("trash", ids[0]!) : bringBackMany(ids));
  return null;
}

export default function TrashScreen({ loaderData: list }: Route.ComponentProps) {
  const may = useMay();
  const people = peopleLists.filter((list) => may(`${list}.delete`)).join(" ");
  const mayTags = may("tags.delete");
  const shape = useMemo(() => {
    const others = contentTrashKinds.filter((list) => list !== "tags" || mayTags);
    return trashList([...others, ...people.split(" ").filter(Boolean)]);
  }, [people, mayTags]);
  return (
    <ListScreen
      title="Trash"
      shape={shape}
      list={list}
      note={
        <p className="note">
          What is deleted waits here for 30 days{people && ", what tells of people for 14"}, then it goes for good.
          Visitors see none of it.
        </p>
      }
      empty={<p>The trash is empty. What staff delete waits here for a while.</p>}
    />
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The trash could not be read." />;
}
