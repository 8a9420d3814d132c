import { confirmSubscription } from "#app/domain/subscriber/subscribers.server.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import stylesAddress from "#app/site/sheets/prose.css?url";
import type { Route } from "./+types/confirm-page";
import { subscriptionMeta } from "./subscription-meta.ts";
import { OutdatedLink, SubscriptionPage, SubscriptionQuestion } from "./subscription-page.tsx";

export const handle: PageHandle = { isPersonal: true, editPath: "/admin/pages/newsletter" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

/**
 * The link of the mail. Only the button confirms: programs that look into links before people see them would otherwise
 * subscribe addresses whose owners never asked for it.
 */
export async function action({ params, context }: Route.ActionArgs) {
  const leaveToken = await confirmSubscription(context.get(requestServices).db, params.token);
  return leaveToken === null ? { isOutdated: true as const } : { isOutdated: false as const, leaveToken };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return subscriptionMeta(pageWordsIn("newsletter", matches).confirm.title, matches);
}

export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  const { confirm, confirmed } = usePageWords("newsletter");
  if (!actionData) return <SubscriptionQuestion {...confirm} />;
  if (actionData.isOutdated) return <OutdatedLink />;
  return (
    <SubscriptionPage title={confirmed.title}>
      <p className="lede">{confirmed.text}</p>
      <p>
        {confirmed.leave} <a href={`/newsletter/leave/${actionData.leaveToken}`}>{confirmed.way}</a>
      </p>
    </SubscriptionPage>
  );
}
