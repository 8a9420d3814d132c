import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { fromIndiaTime, toIndiaTime } from "#app/admin/india-time.ts";
import { useSessionEnd } from "#app/admin/session/use-session-end.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { Article, ArticlePlan } from "#app/domain/article/article-schema.ts";
import { TextField } from "#app/ui/field.tsx";
import type { WrittenArticle } from "./use-article.ts";

interface ArticlePlanFieldsProps {
  article: WrittenArticle;
  plan: ArticlePlan;
}

/** What is planned for an article that visitors see: when the draft beside it appears, and when the article goes. */
export function ArticlePlanFields({ article, plan }: ArticlePlanFieldsProps) {
  const { words, errors, stored, isBeside, change } = article;
  const attempt = useAttempt();
  const id = stored!.id;

  const discard = () =>
    attempt(async () => {
      await callApi("article-drafts", { method: "DELETE", query: { id } });
      article.openLive((await callApi<Article>("blogs", { query: { id } })).data!);
      showToast("The draft is discarded");
    });
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
      {isBeside && (
        <button type="button" className="btn btn-plain article-delete" onClick={() => void discard()}>
          Discard the draft
        </button>
      )}
      <Withdrawal id={id} at={plan.withdraw_at} />
    </section>
  );
}

/** Saved by itself, whatever is written. */
function Withdrawal({ id, at }: { id: number; at: string | null }) {
  const [typed, setTyped] = useState(at ? toIndiaTime(at) : "");
  const [stored, setStored] = useState(typed);
  const attempt = useAttempt();
  const save = () =>
    attempt(async () => {
      const body = { withdraw_at: typed && fromIndiaTime(typed) };
      await callApi("article-withdrawals", { method: "PUT", query: { id }, body });
      setStored(typed);
      showToast(typed ? "The article will be taken off at that time" : "The article stays until somebody takes it off");
    });
  return (
    <div className="article-withdrawal">
      <TextField
        label="Taken off on"
        name="withdrawAt"
        type="datetime-local"
        hint="It becomes a draft then; empty: it stays"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== stored && (
        <button type="button" className="btn btn-quiet" onClick={() => void save()}>
          {typed ? "Plan the end" : "Let it stay"}
        </button>
      )}
    </div>
  );
}

function useAttempt() {
  const isSessionEnd = useSessionEnd();
  const { revalidate } = useRevalidator();
  return async (act: () => Promise<void>) => {
    try {
      await act();
      await revalidate();
    } catch (error) {
      if (isSessionEnd(error)) return;
      if (!(error instanceof ApiFailure)) throw error;
      showFailure(error.status === null ? "Nothing was stored. Check the connection and try again." : error.message);
    }
  };
}
