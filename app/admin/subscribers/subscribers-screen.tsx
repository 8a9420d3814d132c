import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData, useListAddress } from "#app/admin/list/list-address.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import { readList } from "#app/admin/list/list-page.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import type { Subscriber } from "#app/domain/subscriber/subscriber-schema.ts";
import type { Route } from "./+types/subscribers-screen";
import { subscriberList } from "./subscriber-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Subscribers | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<Subscriber>(args, "subscribers", { counts: "1" });

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  deleteRecord(request, { file: "subscribers", one: "subscriber" });

export default function SubscribersScreen({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Subscribers"
      shape={subscriberList}
      list={list}
      note={list.all.total > 0 && <ConsentNote confirmed={list.counts["status"]?.["confirmed"]} />}
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

/** Warns that an export for a mailing must contain only confirmed addresses. */
function ConsentNote({ confirmed }: { confirmed: Count | undefined }) {
  const address = useListAddress();
  return (
    <p className="note">
      <span>
        Only confirmed addresses may be written to: the others have not agreed, or have left.{" "}
        {confirmed && confirmed.total > 0 && (
          <Link to={address.with({ status: "confirmed" })} replace preventScrollReset>
            Show the {countWords(confirmed)} confirmed
          </Link>
        )}
      </span>
    </p>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The subscribers could not be read." />;
}
