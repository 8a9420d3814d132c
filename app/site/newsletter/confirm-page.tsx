import { confirmSubscription } from "#app/domain/subscriber/subscribers.server.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import stylesAddress from "#app/site/prose.css?url";
import type { Route } from "./+types/confirm-page";
import { subscriptionMeta } from "./subscription-meta.ts";
import { OutdatedLink, SubscriptionPage, SubscriptionQuestion } from "./subscription-page.tsx";

export const handle: PageHandle = { isPersonal: true };

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
  return subscriptionMeta("Confirm your subscription", matches);
}

export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  if (!actionData) {
    return (
      <SubscriptionPage title="Confirm your subscription">
        <SubscriptionQuestion label="Confirm my subscription">
          Confirm once and you will get our newsletter. You can unsubscribe any time.
        </SubscriptionQuestion>
      </SubscriptionPage>
    );
  }
  if (actionData.isOutdated) return <OutdatedLink />;
  return (
    <SubscriptionPage title="Your subscription is confirmed">
      <p className="lede">Thank you. You will get our next newsletter.</p>
      <p>
        Changed your mind? <a href={`/newsletter/leave/${actionData.leaveToken}`}>Leave the newsletter</a>
      </p>
    </SubscriptionPage>
  );
}
