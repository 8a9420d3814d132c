import { Link } from "react-router";
import { listAll } from "#app/admin/api-client.ts";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { type Template, templateInput } from "#app/domain/template/template-schema.ts";
import type { Route } from "./+types/templates-screen";
import { TemplateFields } from "./template-fields.tsx";
import { templateList } from "./template-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Templates | Admin Panel" }];

export const shouldRevalidate = isNewData;

const rules = { schema: templateInput, requiredFields: ["name", "body"] };

export async function clientLoader() {
  return { templates: await listAll<Template>("templates") };
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "templates", one: "template", nameField: "name" });

export default function TemplatesScreen({ loaderData: { templates } }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Templates"
      shape={templateList}
      rows={templates}
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
      <ContentDialog one={templateList.one} rows={templates} rules={rules}>
        {(template, errors) => <TemplateFields template={template} errors={errors} />}
      </ContentDialog>
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The templates could not be read." />;
}
