import { type Editor, Node } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";

/** A table in an article: cells can be edited, Tab moves between cells and adds a row after the last. */
const TableNode = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => goToCell(editor, 1) || addRow(editor),
      "Shift-Tab": ({ editor }) => goToCell(editor, -1),
    };
  },
});

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableHeader | tableCell)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const cellOf = (name: string, tag: string) =>
  Node.create({
    name,
    content: "paragraph+",
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

export const tableNodes = [TableNode, TableRow, cellOf("tableHeader", "th"), cellOf("tableCell", "td")];

/** The positions of the cells in the caret's table, and the caret's cell; null outside a table. */
function cellsAround({ state }: Editor) {
  const { $from } = state.selection;
  const depth = Array.from({ length: $from.depth + 1 }, (_, depth) => depth).find(
    (depth) => $from.node(depth).type.name === "table",
  );
  if (depth === undefined) return null;
  const start = $from.start(depth);
  const cells: number[] = [];
  $from.node(depth).descendants((node, place) => {
    if (node.type.spec.content === "paragraph+") cells.push(start + place);
  });
  const current = cells.findLastIndex((place) => place < $from.pos);
  return { cells, current, depth };
}

function goToCell(editor: Editor, step: 1 | -1): boolean {
  const found = cellsAround(editor);
  const place = found?.cells[found.current + step];
  if (place === undefined) return false;
  const { state, view } = editor;
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(place + 1))).scrollIntoView());
  return true;
}

/** Adds an empty row like the last one; false outside a table. */
function addRow(editor: Editor): boolean {
  const found = cellsAround(editor);
  if (!found) return false;
  const { state, view } = editor;
  const { $from } = state.selection;
  const table = $from.node(found.depth);
  const { tableCell, tableRow } = state.schema.nodes;
  const cells = Array.from({ length: table.lastChild!.childCount }, () => tableCell!.createAndFill()!);
  const end = $from.end(found.depth);
  const { tr } = state;
  tr.insert(end, tableRow!.create(null, cells));
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(end + 2))).scrollIntoView());
  return true;
}
