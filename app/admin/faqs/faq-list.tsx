import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { type Faq, faqCategories } from "#app/domain/faq/faq-schema.ts";

const nameOf = ({ question }: Faq) => question;

/** What the list of FAQs shows and how it is searched (section 5: question or answer). */
export function faqList(faqs: Faq[]): ListShape<Faq> {
  return {
    one: "FAQ",
    many: "FAQs",
    nameOf,
    isWrittenByStaff: true,
    columns: [
      placeColumn({ rows: faqs, nameOf }),
      {
        name: "question",
        label: "Question",
        isTitle: true,
        sortValue: nameOf,
        cell: (faq) => (
          <RecordTitle record={faq} title={faq.question}>
            <span className="record-sub">{faq.answer}</span>
          </RecordTitle>
        ),
      },
      {
        name: "category",
        label: "Category",
        sortValue: ({ category }) => category,
        cell: ({ category }) => category,
      },
      {
        name: "updated",
        label: "Updated",
        className: "wide nowrap table-only",
        sortValue: ({ updated_at }) => updated_at,
        cell: ({ updated_at }) => formatMoment(updated_at),
      },
    ],
    exportColumns: [{ label: "Answer", exportValue: ({ answer }) => answer }],
    filter: {
      label: "Question or answer",
      searched: ({ question, answer }) => `${question} ${answer}`,
      choices: [
        {
          name: "category",
          label: "Category",
          all: "All categories",
          options: faqCategories.map((category) => ({ value: category, label: category })),
          value: ({ category }) => category,
        },
      ],
    },
  };
}
