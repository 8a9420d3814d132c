import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { articleCategories } from "#app/domain/article/article-choices.ts";
import type { Article } from "#app/domain/article/article-schema.ts";
import { stageOf, stageWords } from "./article-stage.ts";

export const articleAddress = (id: number | "new") => `/admin/blogs/${id}`;

const badges = { draft: "badge-grey", scheduled: "badge-yellow", published: "badge-green" };

/** What the list of articles shows, and how it is searched. */
export const articleList: ListShape<Article> = {
  one: "article",
  many: "articles",
  nameOf: ({ title }) => title,
  isWrittenByStaff: true,
  pageOf: articleAddress,
  columns: [
    {
      name: "title",
      label: "Title",
      isTitle: true,
      sortValue: ({ title }) => title,
      cell: (article) => (
        <RecordTitle
          record={article}
          title={article.title}
          picture={{ address: article.image_url, shape: "landscape" }}
          to={articleAddress(article.id)}
        />
      ),
    },
    {
      name: "category",
      label: "Category",
      sortValue: ({ category }) => category,
      cell: ({ category }) => category,
    },
    {
      name: "status",
      label: "Status",
      sortValue: (article) => stageWords[stageOf(article)],
      cell: (article) => <StageBadge article={article} />,
    },
    {
      name: "date",
      label: "Date",
      className: "num",
      sortValue: ({ date, updated_at }) => date ?? updated_at,
      exportValue: ({ date }) => date,
      cell: ({ date }) => (date ? formatMoment(date) : <span className="sub">Not yet</span>),
    },
    {
      name: "time",
      label: "Read time",
      className: "wide num",
      sortValue: ({ read_minutes }) => read_minutes,
      cell: ({ readTime }) => readTime,
    },
  ],
  exportColumns: [
    { label: "Address", exportValue: ({ slug }) => `/Blogs/${slug}` },
    { label: "Description", exportValue: ({ description }) => description },
  ],
  filter: {
    label: "Title or description",
    searched: ({ title, description }) => `${title} ${description}`,
    choices: [
      {
        name: "status",
        label: "Status",
        all: "Any status",
        options: Object.entries(stageWords).map(([value, label]) => ({ value, label })),
        value: (article) => stageOf(article),
      },
      {
        name: "category",
        label: "Category",
        all: "All categories",
        options: articleCategories.map((category) => ({ value: category, label: category })),
        value: ({ category }) => category,
      },
    ],
  },
};

function StageBadge({ article }: { article: Article }) {
  const stage = stageOf(article);
  return <span className={`badge ${badges[stage]}`}>{stageWords[stage]}</span>;
}
