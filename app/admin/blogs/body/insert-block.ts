import type { Editor, JSONContent } from "@tiptap/core";

/**
 * Inserts a block in place of an empty line, or below the caret's paragraph, list or quote, with a line after it. The
 * caret is placed `inside` positions after its start.
 */
export function insertBlock(editor: Editor, block: JSONContent, inside: number): void {
  const { $from } = editor.state.selection;
  const isInText = $from.depth > 0;
  const isBlank = $from.depth === 1 && $from.parent.content.size === 0;
  const below = isInText ? $from.after(1) : $from.pos;
  const place = isBlank ? { from: $from.before(1), to: below } : { from: below, to: below };
  const isLast = place.to === editor.state.doc.content.size;
  const rest = isLast ? [{ type: "paragraph" }] : [];
  editor
    .chain()
    .insertContentAt(place, [block, ...rest])
    .focus(place.from + inside)
    .run();
}
