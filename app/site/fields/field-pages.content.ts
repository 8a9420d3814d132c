export const fieldPages = ["mba", "engineering", "data-science", "medicine"] as const;
export type FieldPage = (typeof fieldPages)[number];

/** Their drawings; their words are the owner's (record 148). */
export const fieldPictures: Record<FieldPage, { image: string; image_alt: string }> = {
  mba: {
    image: "/art/cover-mba.webp",
    image_alt: "People climbing blue steps towards a rising sun",
  },
  engineering: {
    image: "/art/cover-engineering.webp",
    image_alt: "A train on a steel bridge in front of a great gear wheel",
  },
  "data-science": {
    image: "/art/cover-data-science.webp",
    image_alt: "A loom weaving a bar chart, with a line graph across its threads",
  },
  medicine: {
    image: "/art/cover-medicine.webp",
    image_alt: "A stethoscope around a red heart on green block-printed cloth",
  },
};
