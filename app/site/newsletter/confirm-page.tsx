import { data } from "react-router";
import { confirmSubscription, findAsked } from "#app/domain/subscriber/subscribers.server.ts";
import { leaveUrl } from "#app/domain/subscriber/subscription-urls.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import stylesAddress from "#app/site/sheets/prose.css?url";
import type { Route } from "./+types/confirm-page";
import { subscriptionMeta } from "./subscription-meta.ts";
import { LeftPage, OutdatedLink, SubscriptionPage, SubscriptionQuestion } from "./subscription-page.tsx";

export const handle: PageHandle = { isPersonal: true, editPath: "/admin/pages/newsletter" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

/** Not cached: the next press changes it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = await findAsked(context.get(requestServices).db, params.token);
  return data({ asked }, { headers: { "cache-control": "no-store" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * The target of a mail's link. Only its button confirms: programs that check links would otherwise subscribe addresses.
 */
export async function action({ params, context }: Route.ActionArgs) {
  return { asked: await confirmSubscription(context.get(requestServices).db, params.token) };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return subscriptionMeta(pageWordsIn("newsletter", matches).confirm.title, matches);
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { confirm, confirmed } = usePageWords("newsletter");
  const { asked } = actionData ?? loaderData;
  if (!asked) return <OutdatedLink />;
  if (asked.status === "pending") return <SubscriptionQuestion {...confirm} />;
  if (asked.status === "unsubscribed") return <LeftPage />;
  return (
    <SubscriptionPage title={confirmed.title}>
      <p className="lede">{confirmed.text}</p>
      <p>
        {confirmed.leave} <a href={leaveUrl("", asked.leaveToken)}>{confirmed.way}</a>
      </p>
    </SubscriptionPage>
  );
}
