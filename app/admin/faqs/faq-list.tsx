import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { type Faq, faqCategories } from "#app/domain/faq/faq-schema.ts";

const nameOf = ({ question }: Faq) => question;

/** The columns and search of the list of FAQs (section 5: question or answer). */
export const faqList: ListShape<Faq> = {
  file: "faqs",
  one: "FAQ",
  many: "FAQs",
  nameOf,
  isWrittenByStaff: true,
  columns: [
    placeColumn("faqs", nameOf),
    {
      name: "question",
      label: "Question",
      isTitle: true,
      isSorted: true,
      cell: (faq) => (
        <RecordTitle record={faq} title={faq.question}>
          <span className="record-sub">{faq.answer}</span>
        </RecordTitle>
      ),
    },
    {
      name: "category",
      label: "Category",
      isSorted: true,
      cell: ({ category }) => category,
    },
    {
      name: "updated",
      label: "Updated",
      className: "wide nowrap table-only",
      isSorted: true,
      cell: ({ updated_at }) => formatMoment(updated_at),
    },
  ],
  filter: {
    label: "Question or answer",
    choices: [
      {
        name: "category",
        label: "Category",
        all: "All categories",
        options: faqCategories.map((category) => ({ value: category, label: category })),
      },
    ],
  },
};
