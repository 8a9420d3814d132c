import { TwoHands } from "#app/admin/conflict/two-hands.tsx";
import type { PlannedArticle } from "#app/domain/article/article-schema.ts";
import type { ArticleAuthors } from "#app/admin/blogs/fields/article-details.tsx";
import { wordsOf } from "#app/admin/blogs/article-words.ts";
import { chosenArticle, differingParts, type Written } from "./two-articles.ts";
import type { WrittenArticle } from "./use-article.ts";

interface ArticleConflictProps {
  article: WrittenArticle;
  /** What stands in the editor. */
  body: string;
  sentence: string;
  newer: PlannedArticle;
  authors: ArticleAuthors;
}

/** Somebody else saved while the article was written: both texts stand side by side in the place of the desk. */
export function ArticleConflict({ article, body, sentence, newer, authors }: ArticleConflictProps) {
  const { stored, seen, words } = article;
  // What was kept by this device may have been written on an older version.
  const opened = stored && stored.updated_at === seen ? writtenIn(stored) : null;
  // What was saved to the article itself says nothing of an hour of its draft.
  const theirs = { words: { ...words, ...wordsOf(newer) }, body: newer.body ?? "" };
  const hands = { theirs, mine: { words, body } };
  return (
    <main className="article-sheet article-conflict">
      <TwoHands
        sentence={sentence}
        // A draft beside the article has no versions.
        isKept={!article.isBeside}
        fields={differingParts({ opened, ...hands }, authors)}
        onSave={(chosen) => void article.settle(newer, chosenArticle(hands, chosen), true)}
        onEdit={(chosen) => void article.settle(newer, chosenArticle(hands, chosen), false)}
      />
    </main>
  );
}

const writtenIn = (article: PlannedArticle): Written => ({ words: wordsOf(article), body: article.body ?? "" });
