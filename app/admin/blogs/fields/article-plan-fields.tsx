import { callApi, callForData } from "#app/admin/api/api-client.ts";
import { usePlanAct } from "#app/admin/plan/use-plan-act.ts";
import { WithdrawalField } from "#app/admin/plan/withdrawal-field.tsx";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { Article, ArticlePlan } from "#app/domain/article/article-schema.ts";
import { TextField } from "#app/ui/field.tsx";
import type { WrittenArticle } from "#app/admin/blogs/saving/use-article.ts";

interface ArticlePlanFieldsProps {
  article: WrittenArticle;
  plan: ArticlePlan;
}

/** The plan of a published article: when its draft replaces it, and when it is withdrawn. */
export function ArticlePlanFields({ article, plan }: ArticlePlanFieldsProps) {
  const { words, errors, stored, isBeside, change } = article;
  return (
    <section className="article-plan" aria-labelledby="article-plan">
      <h2 id="article-plan">Beside the live article</h2>
      <p>
        {isBeside ? "This is a draft. Visitors see " : "“Save draft” keeps your changes here; visitors go on seeing "}
        <a href={`/Blogs/${stored!.slug}`} target="_blank" rel="noreferrer">
          the article as it is<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
      <TextField
        label="Draft appears on"
        name="besideAt"
        type="datetime-local"
        hint="India’s time, saved with the draft; empty: when you press Update"
        value={words.besideAt ?? ""}
        onChange={(event) => change({ besideAt: event.target.value })}
        error={errors["besideAt"]}
      />
      <DraftAndEnd article={article} plan={plan} />
    </section>
  );
}

/** Discards the draft, and sets when a published or scheduled article is withdrawn. */
export function DraftAndEnd({ article: { stored, isBeside, openLive }, plan }: ArticlePlanFieldsProps) {
  const act = usePlanAct();
  const id = stored!.id;

  const discard = () =>
    act(async () => {
      await callApi("article-drafts", { method: "DELETE", query: { id } });
      openLive(await callForData<Article>("blogs", { query: { id } }));
      showToast("The draft is discarded");
    });
  return (
    <>
      {isBeside && (
        <button type="button" className="btn btn-plain article-delete" onClick={() => void discard()}>
          Discard the draft
        </button>
      )}
      <WithdrawalField one="article" id={id} at={plan.withdraw_at} hint="It becomes a draft then; empty: it stays" />
    </>
  );
}
