import { Suspense, useDeferredValue, useState } from "react";
import { Await, Link, useRevalidator } from "react-router";
import { ApiFailure, callForData, logFailure } from "#app/admin/api/api-client.ts";
import { isNewData } from "#app/admin/list/list-address.ts";
import { NotForRole } from "#app/admin/screen/screen-failure.tsx";
import { useMay } from "#app/admin/session/use-may.ts";
import type { EditedSettings } from "#app/domain/settings/settings-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Route } from "./+types/settings-screen";
import { removeSamples } from "./remove-samples.ts";
import { SampleContent } from "./sample-content.tsx";
import { saveSettings } from "./save-settings.ts";
import { SettingsForm } from "./settings-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Settings | Admin Panel" }];

export const shouldRevalidate = isNewData;

/** Not awaited, so that the screen shows a spinner first (section 2). */
export const clientLoader = () => ({ stored: loadSettings() });

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  request.method === "DELETE" ? removeSamples(request) : saveSettings(request);

export default function SettingsScreen({ loaderData: { stored } }: Route.ComponentProps) {
  // Reloading after a save does not replace the form by the spinner.
  const shown = useDeferredValue(stored);
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={shown}>
        {(loaded) =>
          loaded instanceof ApiFailure ? <NotForRole sentence={loaded.message} /> : <Loaded loaded={loaded} />
        }
      </Await>
    </Suspense>
  );
}

const Loading = () => (
  <>
    <SettingsHead />
    <Spinner label="Loading settings" />
  </>
);

function SettingsHead() {
  const may = useMay();
  return (
    <div className="desk-head">
      <h1>Settings</h1>
      <div className="desk-acts">
        {may("versions.see") && <Link to="/admin/versions/settings/1">Versions</Link>}
        {may("desk-rules.change") && <Link to="/admin/settings/desk">Rules of the desk</Link>}
      </div>
    </div>
  );
}

/** Once shown, the form stays when a reading fails: somebody may be typing. */
function Loaded({ loaded }: { loaded: Exclude<Awaited<ReturnType<typeof loadSettings>>, ApiFailure> }) {
  const [last, setLast] = useState(loaded);
  if (loaded && loaded !== last) setLast(loaded);
  const shown = loaded ?? last;
  return (
    <>
      <SettingsHead />
      {shown ? <SettingsForm settings={shown.settings} /> : <LoadFailure />}
      {typeof shown?.sampleCount === "number" && <SampleContent count={shown.sampleCount} />}
    </>
  );
}

/**
 * Null if they could not be read, or the refusal if the role does not permit it. Never rejects: whether the screen
 * would catch a rejection depends on timing.
 */
async function loadSettings() {
  try {
    const [settings, sampleCount] = await Promise.all([callForData<EditedSettings>("settings"), countSamples()]);
    return { settings, sampleCount };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 403) return error;
    // The end of a session is no failure: the next act leads to the login.
    if (error instanceof ApiFailure) logFailure(error);
    return null;
  }
}

/** Null without the permission to remove them. */
const countSamples = (): Promise<number | null> =>
  callForData<{ count: number }>("samples").then(
    ({ count }) => count,
    (error: unknown) => {
      if (error instanceof ApiFailure && error.status === 403) return null;
      throw error;
    },
  );

function LoadFailure() {
  const revalidator = useRevalidator();
  return (
    <div className="settings-failure">
      <Banner tone="bad">Failed to load settings. Please try again.</Banner>
      <button type="button" className="btn btn-quiet" onClick={() => void revalidator.revalidate()}>
        Try again
      </button>
    </div>
  );
}
