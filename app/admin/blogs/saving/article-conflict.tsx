import { TwoHands } from "#app/admin/conflict/two-hands.tsx";
import type { PlannedArticle } from "#app/domain/article/article-schema.ts";
import type { ArticleAuthors } from "#app/admin/blogs/fields/article-details.tsx";
import { wordsOf } from "#app/admin/blogs/article-words.ts";
import { chosenArticle, differingParts, type Written } from "./two-articles.ts";
import type { WrittenArticle } from "./use-article.ts";

interface ArticleConflictProps {
  article: WrittenArticle;
  /** The editor's text. */
  body: string;
  sentence: string;
  newer: PlannedArticle;
  authors: ArticleAuthors;
}

/** Somebody else saved meanwhile: shows both versions side by side instead of the editor. */
export function ArticleConflict({ article, body, sentence, newer, authors }: ArticleConflictProps) {
  const { stored, seen, words } = article;
  // Texts kept on this device may be based on an older version.
  const opened = stored && stored.updated_at === seen ? writtenIn(stored) : null;
  // Saving the article itself does not set its draft's time.
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
