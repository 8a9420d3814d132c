import { listAll } from "#app/admin/api-client.ts";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Route } from "./+types/leads-screen";
import { changeLeadStatus } from "./change-lead-status.ts";
import { leadList } from "./lead-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Leads | Admin Panel" }];

export const shouldRevalidate = isNewData;

export async function clientLoader() {
  return { leads: await listAll<Lead>("leads") };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return request.method === "DELETE"
    ? deleteRecord(request, { file: "leads", one: "lead" })
    : changeLeadStatus(request);
}

export default function LeadsScreen({ loaderData: { leads } }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Leads"
      shape={leadList}
      rows={leads}
      empty={
        <>
          <p>
            No enquiry has come in yet. Leads are sent by the consultation form of the pop-up and the guidance page.
          </p>
          <a className="btn btn-quiet" href="/guidance" target="_blank" rel="noopener">
            Try the form<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </>
      }
    />
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The leads could not be read." />;
}
