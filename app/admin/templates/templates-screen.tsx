import { Link } from "react-router";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import type { Template } from "#app/domain/template/template-schema.ts";
import type { Route } from "./+types/templates-screen";
import { templateList } from "./template-list.tsx";

const TemplateDialog = lazyDialog(() => import("./template-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Templates | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<Template>(args, "templates");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "templates", one: "template", nameField: "name" });

export default function TemplatesScreen({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Templates"
      shape={templateList}
      list={list}
      note={
        <p className="note">
          <span>
            Words for mails and WhatsApp messages to <Link to="/admin/leads">leads</Link>. They are filled in and can be
            changed before they are sent.
          </span>
        </p>
      }
      empty={
        <>
          <p>There is no template yet. Mails and messages to leads are written by hand.</p>
          <Link className="btn" to="?new=">
            Write the first template
          </Link>
        </>
      }
    >
      <TemplateDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The templates could not be read." />;
}
