import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import { FilledProse } from "#app/site/fill-words.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import type { Route } from "./+types/who-pays-us-page";
import { listOrders } from "./list-orders.content.ts";
import { whoPaysUsAddress } from "./who-pays-us-address.ts";
import stylesAddress from "./who-pays-us-page.css?url";

export const handle: PageHandle = { editPath: "/admin/pages/who-pays-us" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export function loader({ context }: Route.LoaderArgs) {
  return { publicOrigin: context.get(requestServices).publicOrigin };
}

const trail = [{ label: "Who pays us", path: whoPaysUsAddress }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const words = pageMeta({
    ...pageWordsIn("who-pays-us", matches).search,
    path: whoPaysUsAddress,
    origin: loaderData.publicOrigin,
    matches,
  });
  return [...words, breadcrumbList(loaderData.publicOrigin, trail, matches)];
}

export default function WhoPaysUsPage() {
  const { head, earnings } = usePageWords("who-pays-us");
  return (
    <div className="wrap">
      <Breadcrumbs trail={trail} />
      <div className="notice">
        <div className="page-head">
          <h1>{head.title}</h1>
          {head.lede && <p className="lede">{head.lede}</p>}
        </div>
        <div>
          <FilledProse html={earnings.body} />
          <div className="prose">
            <Orders />
          </div>
        </div>
      </div>
    </div>
  );
}

function Orders() {
  return (
    <>
      <h2 id="order">What orders each list</h2>
      <p>
        No list reads what a university pays us: commission is no input to any order. A test of this site turns the
        commission of every university on and off and compares all lists; it has to find them the same.
      </p>
      <p>
        What people place by hand, a test cannot prove. Our rule to the editors is that a payment is no reason for a
        place, and every move stands in our history with the name of who made it.
      </p>
      <dl className="list-orders">
        {listOrders.map(({ list, path, order }) => (
          <div key={list}>
            <dt>{path ? <a href={path}>{list}</a> : list}</dt>
            <dd>{order}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
