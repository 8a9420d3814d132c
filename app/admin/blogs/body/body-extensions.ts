import type { Extensions } from "@tiptap/core";
import { textblockTypeInputRule } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from "@tiptap/extensions";
import { LinkMark } from "./links/link-mark.ts";
import { PictureNode } from "./picture-node.ts";
import { tableNodes } from "./tables/table-nodes.ts";

/** The title is the page's only h1: a pasted one becomes an h2, as on the server. */
const BodyHeading = Heading.extend({
  parseHTML: () => [
    ...["h1", "h2"].map((tag) => ({ tag, attrs: { level: 2 } })),
    ...["h3", "h4", "h5", "h6"].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  addInputRules() {
    const rule = (find: RegExp, level: number) =>
      textblockTypeInputRule({ find, type: this.type, getAttributes: { level } });
    return [rule(/^#{1,2}\s$/, 2), rule(/^###\s$/, 3)];
  },
}).configure({ levels: [2, 3] });

/** Always counts from 1: the server keeps no attributes of lists. */
const CountedList = OrderedList.extend({ addAttributes: () => ({}) });

/** The content that an article may have: exactly what `sanitize-body.server.ts` keeps. */
export const bodyExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  HardBreak,
  BodyHeading,
  Blockquote,
  BulletList,
  CountedList,
  ListItem,
  ListKeymap,
  LinkMark,
  PictureNode,
  ...tableNodes,
  UndoRedo,
  Dropcursor.configure({ class: "drop-mark", width: 2, color: false }),
  Gapcursor,
  Placeholder.configure({ placeholder: "Write the article, or type ## for a heading, - for a list, > for a quote" }),
];
