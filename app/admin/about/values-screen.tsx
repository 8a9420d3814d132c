import { useMemo } from "react";
import { Link } from "react-router";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useMovedRows } from "#app/admin/order/use-moved-rows.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { CoreValue } from "#app/domain/core-value/core-value-schema.ts";
import type { Route } from "./+types/values-screen";
import { coreValueList } from "./core-value-list.tsx";

const CoreValueDialog = lazyDialog(() => import("./core-value-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Values | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["core-values"], isList: true };

export const shouldRevalidate = isNewData;

export const clientLoader = () => listAll<CoreValue>("core-values");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "core-values", one: "value", nameField: "name" });

export default function ValuesScreen({ loaderData }: Route.ComponentProps) {
  const values = useMovedRows(loaderData);
  const shape = useMemo(() => coreValueList(values), [values]);
  return (
    <ListScreen
      title="Values"
      shape={shape}
      rows={values}
      empty={
        <>
          <p>There is no value yet. The about page leaves them out.</p>
          <Link className="btn" to="?new=">
            Write the first value
          </Link>
        </>
      }
    >
      <CoreValueDialog values={values} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The values could not be read." />;
}
