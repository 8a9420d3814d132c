import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { readRecord } from "#app/admin/api/read-api.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { MissingPath, Redirect } from "#app/domain/redirect/redirect-schema.ts";
import type { Route } from "./+types/addresses-screen";
import stylesAddress from "./addresses.css?url";
import { forgetMissing } from "./forget-missing.ts";
import { MissingSection } from "./missing-section.tsx";
import { redirectList } from "./redirect-list.tsx";

const RedirectDialog = lazyDialog(() => import("./redirect-dialog.tsx"));

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const meta: Route.MetaFunction = () => [{ title: "Addresses | Admin Panel" }];

export const shouldRevalidate = isNewData;

export async function loader(args: Route.LoaderArgs) {
  const [list, missing] = await Promise.all([
    readList<Redirect>(args, "redirects"),
    readRecord<MissingPath[]>(args.context, "missing-addresses"),
  ]);
  return { list, missing };
}

/** PATCH forgets a missed address; other methods are about redirects. */
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  request.method === "PATCH"
    ? forgetMissing(request)
    : changeContent(request, { file: "redirects", one: "redirect", nameField: "from_path" });

/** Redirects, and addresses that visitors miss. */
export default function AddressesScreen({ loaderData: { list, missing } }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Addresses"
      shape={redirectList}
      list={list}
      note={
        <p className="note">
          Addresses without a page that lead on. When a course, a university or an article gets another address, its old
          one enters here by itself.
        </p>
      }
      empty={
        <>
          <p>No address leads on yet.</p>
          <Link className="btn" to="?new=">
            Lead the first one on
          </Link>
        </>
      }
    >
      <MissingSection missing={missing} />
      <RedirectDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The addresses could not be read." />;
}
