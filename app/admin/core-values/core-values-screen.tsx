import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useMovedList } from "#app/admin/order/use-moved-list.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { CoreValue } from "#app/domain/core-value/core-value-schema.ts";
import type { Route } from "./+types/core-values-screen";
import { coreValueList } from "./core-value-list.tsx";

const CoreValueDialog = lazyDialog(() => import("./core-value-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Values | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<CoreValue>(args, "core-values");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "core-values", one: "value", nameField: "name" });

export default function ValuesScreen({ loaderData }: Route.ComponentProps) {
  const list = useMovedList(loaderData);
  return (
    <ListScreen
      title="Values"
      shape={coreValueList}
      list={list}
      empty={
        <>
          <p>There is no value yet. The about page leaves them out.</p>
          <Link className="btn" to="?new=">
            Write the first value
          </Link>
        </>
      }
    >
      <CoreValueDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The values could not be read." />;
}
