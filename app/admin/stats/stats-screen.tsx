import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useMovedList } from "#app/admin/order/use-moved-list.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { StatItem } from "#app/domain/stat-item/stat-item-schema.ts";
import type { Route } from "./+types/stats-screen";
import { statItemList } from "./stat-item-list.tsx";

const StatItemDialog = lazyDialog(() => import("./stat-item-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Statistics | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<StatItem>(args, "stat-items");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "stat-items", one: "statistic", nameField: "text" });

export default function StatsScreen({ loaderData }: Route.ComponentProps) {
  const list = useMovedList(loaderData);
  return (
    <ListScreen
      title="Statistics"
      shape={statItemList}
      list={list}
      empty={
        <>
          <p>There is no statistic yet. The home page leaves its line of figures out.</p>
          <Link className="btn" to="?new=">
            Create the first statistic
          </Link>
        </>
      }
    >
      <StatItemDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The statistics could not be read." />;
}
