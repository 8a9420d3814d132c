import { useMemo } from "react";
import { Link } from "react-router";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useMovedRows } from "#app/admin/order/use-moved-rows.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { Faq } from "#app/domain/faq/faq-schema.ts";
import type { Route } from "./+types/faqs-screen";
import { faqList } from "./faq-list.tsx";

const FaqDialog = lazyDialog(() => import("./faq-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "FAQs | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["faqs"], isList: true };

export const shouldRevalidate = isNewData;

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
      <FaqDialog faqs={faqs} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The FAQs could not be read." />;
}
