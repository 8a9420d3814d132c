import { unsubscribe } from "#app/domain/subscriber/subscribers.server.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import stylesAddress from "#app/site/sheets/prose.css?url";
import type { Route } from "./+types/leave-page";
import { subscriptionMeta } from "./subscription-meta.ts";
import { LeftPage, OutdatedLink, SubscriptionQuestion } from "./subscription-page.tsx";

export const handle: PageHandle = { isPersonal: true, editPath: "/admin/pages/newsletter" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function action({ params, context }: Route.ActionArgs) {
  return { isOutdated: !(await unsubscribe(context.get(requestServices).db, params.token)) };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return subscriptionMeta(pageWordsIn("newsletter", matches).leave.title, matches);
}

export default function LeavePage({ actionData }: Route.ComponentProps) {
  const { leave } = usePageWords("newsletter");
  if (!actionData) return <SubscriptionQuestion {...leave} />;
  return actionData.isOutdated ? <OutdatedLink /> : <LeftPage />;
}
