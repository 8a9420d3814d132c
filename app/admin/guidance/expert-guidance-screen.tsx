import { useMemo } from "react";
import { Link } from "react-router";
import { listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { SampleNote } from "#app/admin/list/sample-note.tsx";
import { useMovedRows } from "#app/admin/order/use-moved-rows.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type ExpertGuidance, expertGuidanceInput } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import type { Route } from "./+types/expert-guidance-screen";
import { ExpertGuidanceFields } from "./expert-guidance-fields.tsx";
import { expertGuidanceList } from "./expert-guidance-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Expert Guidance | Admin Panel" }];

export const shouldRevalidate = isNewData;

const rules = { schema: expertGuidanceInput, requiredFields: ["name", "title"] };

export const clientLoader = () => listAll<ExpertGuidance>("expert-guidance");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "expert-guidance", one: "expert", nameField: "name" });

export default function ExpertGuidanceScreen({ loaderData }: Route.ComponentProps) {
  const experts = useMovedRows(loaderData);
  const shape = useMemo(() => expertGuidanceList(experts), [experts]);
  return (
    <ListScreen
      title="Expert Guidance"
      shape={shape}
      rows={experts}
      note={experts.some(({ is_sample }) => is_sample === 1) && <SampleNote />}
      empty={
        <>
          <p>There is no expert yet. Visitors see nobody who answers them.</p>
          <Link className="btn" to="?new=">
            Introduce the first expert
          </Link>
        </>
      }
    >
      <ContentDialog one={shape.one} rows={experts} rules={rules}>
        {(expert, errors) => <ExpertGuidanceFields expert={expert} errors={errors} />}
      </ContentDialog>
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The experts could not be read." />;
}
