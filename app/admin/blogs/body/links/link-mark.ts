import { InputRule, Mark } from "@tiptap/core";
import { isLinkAddress } from "#app/domain/article/body/body-rules.ts";

/**
 * A link with only an address. Own code, since the ready-made one includes an address parser; editor and server share
 * one rule for allowed links.
 */
export const LinkMark = Mark.create({
  name: "link",
  inclusive: false,

  addAttributes: () => ({ href: { default: null } }),

  parseHTML: () => [
    { tag: "a[href]", getAttrs: (link) => (isLinkAddress(link.getAttribute("href") ?? "") ? null : false) },
  ],

  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],

  /** `[words](address)`, as in Markdown. */
  addInputRules() {
    return [
      new InputRule({
        find: /\[([^[\]]+)\]\(([^()\s]+)\)$/,
        handler: ({ state, range, match: [, words, href] }) => {
          if (!isLinkAddress(href!)) return null;
          state.tr.replaceWith(range.from, range.to, state.schema.text(words!, [this.type.create({ href })]));
          state.tr.removeStoredMark(this.type);
        },
      }),
    ];
  },
});
