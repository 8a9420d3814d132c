import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { usePreview } from "#app/admin/plan/use-preview.ts";
import type { Article, ArticlePlan } from "#app/domain/article/article-schema.ts";
import { makePreview } from "./saving/article-client.ts";
import { AppearanceField } from "./fields/appearance-field.tsx";
import { ArticleBar } from "./article-bar.tsx";
import { ArticleConflict } from "./saving/article-conflict.tsx";
import { type ArticleAuthors, ArticleDetails } from "./fields/article-details.tsx";
import { articleScreenAddress } from "./article-list.tsx";
import { ArticleNotes } from "./article-notes.tsx";
import { type Asked, BodyField } from "./body/body-field.tsx";
import { bodyOf } from "./body/body-of.ts";
import { useBodyEditor } from "./body/use-body-editor.ts";
import { readKeptWords } from "./saving/kept-words.ts";
import { TitleField } from "./fields/title-field.tsx";
import { UnsavedArticle } from "./saving/unsaved-article.tsx";
import { useArticle } from "./saving/use-article.ts";
import { useKeptWords } from "./saving/use-kept-words.ts";

interface ArticleDeskProps {
  article: Article | null;
  plan: ArticlePlan | null;
  authors: ArticleAuthors;
}

/** The article's editor: bar, text, and details beside it. */
export function ArticleDesk({ article: opened, plan, authors }: ArticleDeskProps) {
  const [kept] = useState(() => readKeptWords(`${opened?.id ?? "new"}`));
  const [asked, setAsked] = useState<Asked>();
  const navigate = useNavigate();
  const editor = useBodyEditor(kept?.body ?? (plan?.draft ?? opened)?.body ?? "", {
    onChange: () => article.noteBody(),
    onPictureFile: setAsked,
    onLink: () => setAsked("link"),
  });
  const onCreated = ({ id }: Article) =>
    void navigate(articleScreenAddress(id), { replace: true, state: { writtenAs: "new" }, preventScrollReset: true });
  const article = useArticle({ article: opened, plan, kept, editor, onCreated });
  const keep = useKeptWords(editor, article);
  const desk = useRef<HTMLDivElement>(null);
  useFocusOnRefused(desk, article.errors);

  function save(isBeside: boolean) {
    keep();
    if (!article.trouble?.newer) void article.save({ isBeside });
  }
  const openPreview = usePreview();
  const preview = () =>
    openPreview(() => {
      keep();
      return makePreview({ words: article.words, body: bodyOf(editor), stored: article.stored });
    });
  // Ctrl+S does not publish a draft beside the article.
  useSaveKey(() => save(article.isBeside));

  return (
    <div className="article-desk" ref={desk}>
      <a className="skip" href="#article-text">
        Skip to the text
      </a>
      <ArticleBar
        article={article}
        onPreview={() => void preview()}
        onSave={() => save(false)}
        onSaveBeside={() => save(true)}
      />
      {article.trouble?.newer && (
        <ArticleConflict
          key={article.trouble.newer.updated_at}
          article={article}
          body={bodyOf(editor)}
          sentence={article.trouble.sentence}
          newer={article.trouble.newer}
          authors={authors}
        />
      )}
      <main className="article-sheet" hidden={article.trouble?.newer !== undefined}>
        <div className="article-writing">
          <h1 className="visually-hidden">{article.stored ? "Edit article" : "New article"}</h1>
          <ArticleNotes article={article} kept={kept} />
          {article.words.status === "scheduled" && <AppearanceField article={article} />}
          <TitleField article={article} onEnter={() => editor.commands.focus("start")} />
          <BodyField editor={editor} error={article.errors["body"]} asked={asked} onAsk={setAsked} />
        </div>
        <ArticleDetails article={article} plan={plan} authors={authors} editor={editor} />
      </main>
      <UnsavedArticle article={article} />
    </div>
  );
}

/** Ctrl+S or Cmd+S. */
function useSaveKey(save: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!document.querySelector("dialog[open]")) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function useFocusOnRefused(desk: React.RefObject<HTMLElement | null>, errors: Record<string, string>) {
  const isFocused = useRef(errors);
  useEffect(() => {
    const isNew = Object.keys(errors).length > Object.keys(isFocused.current).length;
    isFocused.current = errors;
    if (isNew)
      desk.current!.querySelector<HTMLElement>(errors["body"] ? ".article-body" : "[aria-invalid=true]")?.focus();
  }, [errors, desk]);
}
