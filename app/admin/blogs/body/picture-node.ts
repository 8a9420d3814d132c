import { Node } from "@tiptap/core";
import { isOwnPicture } from "#app/domain/article/body/body-rules.ts";

const pixels = (name: "width" | "height") => ({
  default: null,
  parseHTML: (picture: HTMLElement) => Number(picture.getAttribute(name)) || null,
});

/** A picture of the library, between paragraphs. */
export const PictureNode = Node.create({
  name: "picture",
  group: "block",
  draggable: true,

  addAttributes: () => ({
    src: { default: null },
    alt: { default: "" },
    width: pixels("width"),
    height: pixels("height"),
  }),

  parseHTML: () => [
    { tag: "img[src]", getAttrs: (picture) => (isOwnPicture(picture.getAttribute("src") ?? "") ? null : false) },
  ],

  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});
