import { useMemo } from "react";
import { Link } from "react-router";
import { readRecord } from "#app/admin/api/read-api.ts";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { SampleNote } from "#app/admin/list/rows/sample-note.tsx";
import { useMovedList } from "#app/admin/order/use-moved-list.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { University, UniversityFacets } from "#app/domain/university/university-schema.ts";
import type { Route } from "./+types/universities-screen";
import { universityList } from "./university-list.tsx";

const UniversityRecordDialog = lazyDialog(() => import("./university-record-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Universities | Admin Panel" }];

export const shouldRevalidate = isNewData;

export async function loader(args: Route.LoaderArgs) {
  const list = await readList<University>(args, "universities");
  const ids = list.rows.map(({ id }) => id).join(",");
  return { list, facets: await readRecord<UniversityFacets>(args.context, "university-facets", { ids }) };
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "universities", one: "university", nameField: "name" });

export default function UniversitiesScreen({ loaderData }: Route.ComponentProps) {
  const list = useMovedList(loaderData.list);
  const { facets } = loaderData;
  const shape = useMemo(() => universityList(facets), [facets]);
  return (
    <ListScreen
      title="Universities"
      shape={shape}
      list={list}
      note={<SampleNote rows={list.rows} />}
      empty={
        <>
          <p>There is no university yet. A course needs one, so begin here.</p>
          <Link className="btn" to="?new=">
            Create the first university
          </Link>
        </>
      }
    >
      <UniversityRecordDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The universities could not be read." />;
}
