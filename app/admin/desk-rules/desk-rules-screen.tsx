import { useRef, useState } from "react";
import { Form, Link, useActionData, useNavigation } from "react-router";
import { UnsavedChanges } from "#app/admin/form/unsaved-changes.tsx";
import { useFieldChecks } from "#app/admin/form/use-field-checks.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import type { Counsellor } from "#app/admin/leads/lead-tabs.content.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readRecord } from "#app/admin/read-api.ts";
import { type EditedDeskRules, deskRulesInput } from "#app/domain/desk-rules/desk-rules-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/desk-rules-screen";
import { DeskRulesFields } from "./desk-rules-fields.tsx";
import { type DeskRulesOutcome, saveDeskRules } from "./save-desk-rules.ts";
import { TakingFields } from "./taking-fields.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Rules of the desk | Admin Panel" }];

export const shouldRevalidate = isNewData;

export async function loader({ context }: Route.LoaderArgs) {
  const [rules, counsellors] = await Promise.all([
    readRecord<EditedDeskRules>(context, "desk-rules"),
    readRecord<Counsellor[]>(context, "counsellors"),
  ]);
  return { rules, counsellors };
}

export const clientAction = ({ request }: Route.ClientActionArgs) => saveDeskRules(request);

const checked = { schema: deskRulesInput, requiredFields: [] };

/** How the office works: what counsellors are offered, and when. */
export default function DeskRulesScreen({ loaderData: { rules: stored, counsellors } }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useActionData<DeskRulesOutcome>();
  const checks = useFieldChecks(checked, form, outcome && "failure" in outcome ? outcome : undefined);
  const [forgotten, forget] = useState<DeskRulesOutcome>();
  const isSaved = outcome !== undefined && "saved" in outcome && outcome !== forgotten;
  const isSaving = useNavigation().formMethod !== undefined;
  // As they were at the opening, or at one's own last save.
  const [opened, setOpened] = useState(stored);
  if (outcome && "saved" in outcome && outcome.saved.updated_at !== opened.updated_at) setOpened(outcome.saved);
  return (
    <>
      <div className="desk-head">
        <h1>Rules of the desk</h1>
        <div className="desk-acts">
          <Link to="/admin/settings">Settings of the site</Link>
        </div>
      </div>
      <Form
        key={opened.updated_at}
        ref={form}
        method="post"
        className="pane settings"
        preventScrollReset
        noValidate
        onSubmit={checks.onSubmit}
        onInput={() => {
          forget(outcome);
          checks.onInput();
        }}
        onBlur={checks.onBlur}
      >
        <input type="hidden" name="seen" defaultValue={opened.updated_at} />
        <TakingFields rules={opened} counsellors={counsellors} errors={checks.errors} />
        <DeskRulesFields rules={opened} errors={checks.errors} />
        <div className="settings-foot">
          {checks.sentence && <Banner tone="bad">{checks.sentence}</Banner>}
          {isSaved && !checks.sentence && <Banner tone="good">Rules saved. They hold from now on.</Banner>}
          <BusyButton type="submit" className="btn" isBusy={isSaving}>
            {isSaving ? "Saving..." : "Save rules"}
          </BusyButton>
        </div>
      </Form>
      {/* What was saved is no longer a change. */}
      <UnsavedChanges key={`saved ${opened.updated_at}`} form={form} />
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The rules could not be read." />;
}
