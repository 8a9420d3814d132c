import { Link } from "react-router";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData, useListAddress } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import type { Subscriber } from "#app/domain/subscriber/subscriber-schema.ts";
import type { Route } from "./+types/subscribers-screen";
import { subscriberList } from "./subscriber-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Subscribers | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["subscribers"], isList: true };

export const shouldRevalidate = isNewData;

export async function clientLoader() {
  return { subscribers: await listAll<Subscriber>("subscribers") };
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  deleteRecord(request, { file: "subscribers", one: "subscriber" });

export default function SubscribersScreen({ loaderData: { subscribers } }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Subscribers"
      shape={subscriberList}
      rows={subscribers}
      note={subscribers.length > 0 && <ConsentNote subscribers={subscribers} />}
      empty={
        <>
          <p>Nobody has asked for the newsletter yet. The box stands at the foot of the blog.</p>
          <a className="btn btn-quiet" href="/Blogs" target="_blank" rel="noopener">
            See the box<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </>
      }
    />
  );
}

/** An export for a mailing must not hold the others. */
function ConsentNote({ subscribers }: { subscribers: Subscriber[] }) {
  const address = useListAddress();
  const confirmed = subscribers.filter(({ status }) => status === "confirmed").length;
  return (
    <p className="note">
      <span>
        Only confirmed addresses may be written to: the others have not agreed, or have left.{" "}
        {confirmed > 0 && (
          <Link to={address.with({ status: "confirmed" })} replace preventScrollReset>
            Show the {confirmed} confirmed
          </Link>
        )}
      </span>
    </p>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The subscribers could not be read." />;
}
