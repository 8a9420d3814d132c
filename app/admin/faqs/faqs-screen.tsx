import { useMemo } from "react";
import { Link } from "react-router";
import { listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useMovedRows } from "#app/admin/order/use-moved-rows.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type Faq, faqInput } from "#app/domain/faq/faq-schema.ts";
import type { Route } from "./+types/faqs-screen";
import { FaqFields } from "./faq-fields.tsx";
import { faqList } from "./faq-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "FAQs | Admin Panel" }];

export const shouldRevalidate = isNewData;

const rules = { schema: faqInput, requiredFields: ["question", "answer"] };

export const clientLoader = () => listAll<Faq>("faqs");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "faqs", one: "FAQ", nameField: "question" });

export default function FaqsScreen({ loaderData }: Route.ComponentProps) {
  const faqs = useMovedRows(loaderData);
  const shape = useMemo(() => faqList(faqs), [faqs]);
  return (
    <ListScreen
      title="FAQs"
      shape={shape}
      rows={faqs}
      empty={
        <>
          <p>There is no question yet. The home page and the contact page leave the section out.</p>
          <Link className="btn" to="?new=">
            Write the first FAQ
          </Link>
        </>
      }
    >
      <ContentDialog one={shape.one} rows={faqs} rules={rules}>
        {(faq, errors) => <FaqFields faq={faq} errors={errors} />}
      </ContentDialog>
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The FAQs could not be read." />;
}
