import { unsubscribe } from "#app/domain/subscriber/subscribers.server.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import stylesAddress from "#app/site/prose.css?url";
import type { Route } from "./+types/leave-page";
import { subscriptionMeta } from "./subscription-meta.ts";
import { OutdatedLink, SubscriptionPage, SubscriptionQuestion } from "./subscription-page.tsx";

export const handle: PageHandle = { isPersonal: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function action({ params, context }: Route.ActionArgs) {
  return { isOutdated: !(await unsubscribe(context.get(requestServices).db, params.token)) };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return subscriptionMeta("Leave the newsletter", matches);
}

export default function LeavePage({ actionData }: Route.ComponentProps) {
  if (!actionData) {
    return (
      <SubscriptionPage title="Leave the newsletter">
        <SubscriptionQuestion label="Unsubscribe me">
          You will not get the newsletter at this address any more.
        </SubscriptionQuestion>
      </SubscriptionPage>
    );
  }
  if (actionData.isOutdated) return <OutdatedLink />;
  return (
    <SubscriptionPage title="You have unsubscribed from the newsletter">
      <p className="lede">
        Nothing else changes. To subscribe again, enter your address in the box on <a href="/Blogs">our blog</a>.
      </p>
    </SubscriptionPage>
  );
}
