import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { useSiteData } from "#app/site/site-data.ts";
import type { Route } from "./+types/who-pays-us-page";
import { listOrders } from "./list-orders.content.ts";
import { whoPaysUsAddress } from "./who-pays-us-address.ts";
import stylesAddress from "./who-pays-us-page.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export function loader({ context }: Route.LoaderArgs) {
  return { publicOrigin: context.get(requestServices).publicOrigin };
}

const trail = [{ label: "Who pays us", path: whoPaysUsAddress }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const words = pageMeta({
    title: "Who pays us",
    titleDetail: "and what orders each list",
    description:
      "Which universities pay us a commission, what that changes for you, and what sorts each list of this site.",
    path: whoPaysUsAddress,
    origin: loaderData.publicOrigin,
    matches,
  });
  return [...words, breadcrumbList(loaderData.publicOrigin, trail)];
}

export default function WhoPaysUsPage() {
  return (
    <div className="wrap">
      <Breadcrumbs trail={trail} />
      <div className="notice">
        <div className="page-head">
          <h1>Who pays us</h1>
          <p className="lede">
            You pay us nothing. Some universities do. Here is what that changes, and what it does not.
          </p>
        </div>
        <div className="prose">
          <Earnings />
          <Orders />
        </div>
      </div>
    </div>
  );
}

function Earnings() {
  const { siteName } = useSiteData().settings;
  return (
    <>
      <h2>How {siteName} earns</h2>
      <p>
        Some universities pay us a commission when a student whom we advised enrols. You pay the university’s own fee to
        the university, with us or without us. Reading this site and talking to a counsellor cost nothing.
      </p>
      <p>Each university says on its page and on those of its courses what we have agreed with it:</p>
      <ul>
        <li>
          <b>Partner, pays us a commission.</b> We work together, and it pays us for who enrols.
        </li>
        <li>
          <b>Partner, pays us nothing.</b> We work together without any payment.
        </li>
        <li>
          <b>Not a partner, pays us nothing.</b> We list it so that you can compare.
        </li>
      </ul>
      <p>
        Where a page says none of these, nobody has written it down yet: ask us. When you compare courses that all pay
        us, we lay one beside them that pays us nothing, or say that we know of none.
      </p>
    </>
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
