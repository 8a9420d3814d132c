import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { useMay } from "#app/admin/session/use-may.ts";
import { articleCategories } from "#app/domain/article/article-choices.ts";
import type { Article } from "#app/domain/article/article-schema.ts";
import { stageOf, stageWords } from "#app/domain/article/article-stages.ts";

export const articleScreenAddress = (id: number | "new") => `/admin/blogs/${id}`;

const badges = { draft: "badge-grey", scheduled: "badge-yellow", published: "badge-green" };

export const articleList: ListShape<Article> = {
  file: "blogs",
  one: "article",
  many: "articles",
  nameOf: ({ title }) => title,
  isWrittenByStaff: true,
  pageOf: articleScreenAddress,
  columns: [
    {
      name: "title",
      label: "Title",
      isTitle: true,
      isSorted: true,
      cell: (article) => <ArticleTitle article={article} />,
    },
    {
      name: "category",
      label: "Category",
      isSorted: true,
      cell: ({ category }) => category,
    },
    {
      name: "status",
      label: "Status",
      isSorted: true,
      cell: (article) => <StageBadge article={article} />,
    },
    {
      name: "date",
      label: "Date",
      className: "num",
      isSorted: true,
      cell: ({ date }) => (date ? formatMoment(date) : <span className="sub">Not yet</span>),
    },
    {
      name: "time",
      label: "Read time",
      className: "wide num",
      isSorted: true,
      cell: ({ readTime }) => readTime,
    },
  ],
  filter: {
    label: "Title or description",
    choices: [
      {
        name: "status",
        label: "Status",
        all: "Any status",
        options: Object.entries(stageWords).map(([value, label]) => ({ value, label })),
      },
      {
        name: "category",
        label: "Category",
        all: "All categories",
        options: articleCategories.map((category) => ({ value: category, label: category })),
      },
    ],
  },
};

/** For writers it opens the editor. */
function ArticleTitle({ article }: { article: Article }) {
  const isWriter = useMay()("blogs.change");
  return (
    <RecordTitle
      record={article}
      title={article.title}
      picture={{ address: article.image_url, shape: "landscape" }}
      to={isWriter ? articleScreenAddress(article.id) : null}
    />
  );
}

function StageBadge({ article }: { article: Article }) {
  const stage = stageOf(article);
  return <span className={`badge ${badges[stage]}`}>{stageWords[stage]}</span>;
}
