import { Link, useLocation, useParams } from "react-router";
import { namesNothing } from "#app/admin/api/names-nothing.ts";
import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { ScreenSkeleton } from "#app/admin/screen/screen-skeleton.tsx";
import { useNextCallKey } from "#app/admin/keyboard/use-next-call-key.ts";
import { guardSignedIn } from "#app/admin/session/guard.ts";
import { Toaster } from "#app/admin/toast/toaster.tsx";
import type { Article, ArticlePlan } from "#app/domain/article/article-schema.ts";
import { stageOf } from "#app/domain/article/article-stages.ts";
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import type { Account } from "#app/domain/user/user-schema.ts";
import type { Route } from "./+types/article-screen";
// Keeps the editor out of the server's bundle.
import { ArticleDesk } from "./article-desk.client.tsx";
import stylesAddress from "./article-screen.css?url";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardSignedIn];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.article?.title ?? "New article"} | Admin Panel` },
];

/** `/admin/blogs/new` is a new article. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [{ role, permissions }, stored, authors] = await Promise.all([
    callForData<Account>("account"),
    id === "new" ? null : callForData<Article>("blogs", { query: { id } }),
    callForData<ExpertGuidance[]>("expert-guidance"),
  ]);
  if (!permissions.includes("blogs.change")) {
    throw new ApiFailure({ status: 403, sentence: `Your role is ${role}: you may read articles, but not write them.` });
  }
  const isPlanned = stored !== null && stageOf(stored) !== "draft";
  const plan = isPlanned ? await callForData<ArticlePlan>("article-drafts", { query: { id } }) : null;
  return { article: stored, plan, authors, mayCall: permissions.includes("leads.change") };
}

/** A page of its own, without the panel's frame. */
export default function ArticleScreen({ loaderData: { article, plan, authors, mayCall } }: Route.ComponentProps) {
  const { id } = useParams();
  useNextCallKey(mayCall);
  const { state } = useLocation() as { state: { writtenAs?: string } | null };
  return (
    <>
      {/* The first save gives a new article its address: the key keeps caret and history. */}
      <ArticleDesk key={state?.writtenAs ?? id} article={article} plan={plan} authors={authors} />
      <Toaster />
    </>
  );
}

export function HydrateFallback() {
  return (
    <main className="desk">
      <ScreenSkeleton />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNone = error instanceof ApiFailure && namesNothing(error.status);
  return (
    <main className="desk">
      {isNone ? (
        <div className="pane empty">
          <h1>No such article</h1>
          <p>There is no article at this address. It may have been deleted.</p>
          <Link className="btn" to="/admin/blogs">
            All articles
          </Link>
        </div>
      ) : (
        <>
          <p>
            <Link to="/admin/blogs">All articles</Link>
          </p>
          <ScreenFailure intro="The article could not be read." />
        </>
      )}
    </main>
  );
}
