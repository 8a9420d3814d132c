import { unsubscribe } from "#app/domain/subscriber/subscribers.server.ts";
import { requestServices } from "#app/request-context.ts";
import stylesAddress from "#app/site/prose.css?url";
import type { Route } from "./+types/leave-page";
import { subscriptionMeta } from "./subscription-meta.ts";
import { OutdatedLink, SubscriptionPage, SubscriptionQuestion } from "./subscription-page.tsx";

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
        <SubscriptionQuestion label="Send me no more">
          We then write no further newsletter to this address.
        </SubscriptionQuestion>
      </SubscriptionPage>
    );
  }
  if (actionData.isOutdated) return <OutdatedLink />;
  return (
    <SubscriptionPage title="You will get no further newsletter">
      <p className="lede">
        Nothing else changes. To come back, write your address into the box on <a href="/Blogs">our blog</a>.
      </p>
    </SubscriptionPage>
  );
}
