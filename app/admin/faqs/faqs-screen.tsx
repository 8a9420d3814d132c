import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useMovedList } from "#app/admin/order/use-moved-list.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { Faq } from "#app/domain/faq/faq-schema.ts";
import type { Route } from "./+types/faqs-screen";
import { faqList } from "./faq-list.tsx";

const FaqDialog = lazyDialog(() => import("./faq-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "FAQs | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<Faq>(args, "faqs");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "faqs", one: "FAQ", nameField: "question", isLogged: true });

export default function FaqsScreen({ loaderData }: Route.ComponentProps) {
  const list = useMovedList(loaderData);
  return (
    <ListScreen
      title="FAQs"
      shape={faqList}
      list={list}
      empty={
        <>
          <p>There is no question yet. The home page and the contact page leave the section out.</p>
          <Link className="btn" to="?new=">
            Write the first FAQ
          </Link>
        </>
      }
    >
      <FaqDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The FAQs could not be read." />;
}
