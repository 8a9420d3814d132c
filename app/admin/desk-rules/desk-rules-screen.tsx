import { Link } from "react-router";
import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { ScreenSkeleton } from "#app/admin/screen/screen-skeleton.tsx";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { isNewData } from "#app/admin/list/list-address.ts";
import type { EditedDeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import type { Account } from "#app/domain/user/user-schema.ts";
import type { Route } from "./+types/desk-rules-screen";
import { DeskRulesForm } from "./desk-rules-form.tsx";
import { saveDeskRules } from "./save-desk-rules.ts";

export const meta: Route.MetaFunction = () => [{ title: "Rules of the desk | Admin Panel" }];

export const shouldRevalidate = isNewData;

/** In the browser, since the form may start with a draft from before the session ended. */
export async function clientLoader() {
  // First, since with several refusals the screen would show an arbitrary one; counsellors may read rules but not save
  // them.
  const { role, permissions } = await callForData<Account>("account");
  if (!permissions.includes("desk-rules.change")) {
    const sentence = `Your role is ${role}: administrators decide about the rules of the desk.`;
    throw new ApiFailure({ status: 403, sentence });
  }
  const [rules, counsellors] = await Promise.all([
    callForData<EditedDeskRules>("desk-rules"),
    callForData<Counsellor[]>("counsellors"),
  ]);
  return { rules, counsellors };
}

export const HydrateFallback = ScreenSkeleton;

export const clientAction = ({ request }: Route.ClientActionArgs) => saveDeskRules(request);

/** The office's rules: what counsellors are offered, and when. */
export default function DeskRulesScreen({ loaderData: { rules, counsellors } }: Route.ComponentProps) {
  return (
    <>
      <div className="desk-head">
        <h1>Rules of the desk</h1>
        <div className="desk-acts">
          <Link to="/admin/versions/desk-rules/1">Versions</Link>
          <Link to="/admin/settings">Settings of the site</Link>
        </div>
      </div>
      <DeskRulesForm stored={rules} counsellors={counsellors} />
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The rules could not be read." />;
}
