import { Form, Link, useNavigation } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { RecordVersions } from "#app/domain/version/version-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/versions-screen";
import { bringBack } from "./bring-back.ts";
import { contentKinds } from "#app/admin/record/content-kinds.content.ts";
import { kindLabel, recordNouns } from "#app/domain/version/nouns/kind-words.ts";
import { VersionFields } from "./version-fields.tsx";
import { pagesOf, VersionList } from "./version-list.tsx";
import { versionMoment } from "./version-moment.ts";
import stylesAddress from "./versions.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `Versions of ${loaderData?.name ?? "a record"} | Admin Panel` },
];

/** The version in the address, or the one before the last save. */
export async function loader({ params: { list, id }, request, context }: Route.LoaderArgs) {
  const { page, version } = Object.fromEntries(new URL(request.url).searchParams);
  return readRecord<RecordVersions>(context, "versions", {
    list,
    id,
    ...(page && { page }),
    ...(version && { version }),
  });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  await bringBack("versions", form.get("id") as string, (form.get("field") as string | null) ?? undefined);
  return null;
}

/** The versions of a record: who saved what, what changed since, and a button to restore. */
export default function VersionsScreen({ loaderData, params: { list, id } }: Route.ComponentProps) {
  const { name, versions, shown, total } = loaderData;
  const { formData } = useNavigation();
  const isRestoring = formData !== undefined && !formData.has("field");
  const { open } = contentKinds[list]!;
  const version = versions.find((version) => version.id === shown?.id);
  const first = versions.at(-1);
  const isLast = loaderData.page === pagesOf(loaderData);
  const when = version && versionMoment(version, versions);
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>Versions of {name}</h1>
          <p className="sub">
            {kindLabel(list)}. {total === 1 ? "One version" : `${total} versions`}
            {first && isLast && ` since ${formatMoment(first.created_at)}`}.
          </p>
        </div>
        <div className="desk-acts">
          <Link className="btn btn-quiet" to={open(id, name)}>
            Open the {recordNouns[list]}
          </Link>
        </div>
      </div>
      <div className="versions">
        <VersionList {...loaderData} shownId={shown?.id} />
        <section className="pane" aria-labelledby="shown-version">
          <div className="pane-head">
            <h2 id="shown-version">{when ? `${when}, beside what is live` : "Nothing to compare"}</h2>
          </div>
          {shown && version ? (
            <>
              <VersionFields {...shown} />
              <div className="version-foot">
                {shown.differs ? (
                  <>
                    <p>
                      <del>Struck</del> would go, <ins>underlined</ins> would come. What is live now stays in the list
                      as a version.
                    </p>
                    <Form method="post">
                      <input type="hidden" name="id" value={shown.id} />
                      <BusyButton className="btn" isBusy={isRestoring}>
                        <Icon name="undo" />
                        Restore {when}
                      </BusyButton>
                    </Form>
                  </>
                ) : (
                  <p>This version holds what is live.</p>
                )}
              </div>
            </>
          ) : (
            <div className="empty">
              <p>Nothing was overwritten so far. From the next save on, what stood here before can be brought back.</p>
            </div>
          )}
        </section>
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The versions could not be read." />;
}
