import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { placeColumn } from "#app/admin/order/place-column.tsx";
import { galleryCategories, type GalleryImage } from "#app/domain/gallery-image/gallery-image-schema.ts";

const nameOf = ({ caption }: GalleryImage) => caption;
const stateOf = ({ is_published }: GalleryImage) => (is_published === 1 ? "Published" : "Not published");

/** What the list of gallery images shows and how it is searched. */
export function galleryImageList(images: GalleryImage[]): ListShape<GalleryImage> {
  return {
    one: "image",
    many: "images",
    auditedAs: "gallery-image",
    nameOf,
    isWrittenByStaff: true,
    columns: [
      placeColumn({ rows: images, nameOf }),
      {
        name: "caption",
        label: "Image",
        className: "gallery-title",
        isTitle: true,
        sortValue: nameOf,
        cell: (image) => (
          <RecordTitle record={image} title={image.caption} picture={{ address: image.image_url, shape: "gallery" }}>
            <span className="record-sub">{image.image_alt || "No description yet"}</span>
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
        name: "state",
        label: "Visitors",
        sortValue: stateOf,
        cell: (image) => (
          <span className={image.is_published === 1 ? "badge badge-green" : "badge"}>{stateOf(image)}</span>
        ),
      },
    ],
    exportColumns: [{ label: "Picture description", exportValue: ({ image_alt }) => image_alt }],
    filter: {
      label: "Caption or description",
      searched: ({ caption, image_alt }) => `${caption} ${image_alt}`,
      choices: [
        {
          name: "category",
          label: "Category",
          all: "All categories",
          options: galleryCategories.map((category) => ({ value: category, label: category })),
          value: ({ category }) => category,
        },
        {
          name: "state",
          label: "Visitors",
          all: "Published or not",
          options: ["Published", "Not published"].map((state) => ({ value: state, label: state })),
          value: stateOf,
        },
      ],
    },
  };
}
