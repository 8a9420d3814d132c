import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { insertBlock } from "#app/admin/blogs/body/insert-block.ts";

/** A table as rows of cells, and the caret's row and column. */
interface Grid {
  rows: Node[][];
  row: number;
  column: number;
}

export interface TableAct {
  label: string;
  /** The changed table; null deletes it. */
  change: (grid: Grid) => Grid | null;
  isOn?: (grid: Grid) => boolean;
  canRun?: (grid: Grid) => boolean;
}

const isHeader = (cell: Node) => cell.type.name === "tableHeader";
const hasHeaderRow = ({ rows }: Grid) => rows[0]!.every(isHeader);
const isInHeaderRow = (grid: Grid) => grid.row === 0 && hasHeaderRow(grid);

export const tableActs: TableAct[] = [
  // No row can stand above the headings.
  { label: "Row above", change: (grid) => withRow(grid, grid.row), canRun: (grid) => !isInHeaderRow(grid) },
  { label: "Row below", change: (grid) => withRow(grid, grid.row + 1) },
  { label: "Column before", change: (grid) => withColumn(grid, grid.column) },
  { label: "Column after", change: (grid) => withColumn(grid, grid.column + 1) },
  { label: "Header row", change: toggleHeaderRow, isOn: hasHeaderRow },
  { label: "Remove row", change: withoutRow },
  { label: "Remove column", change: withoutColumn },
  { label: "Remove table", change: () => null },
];

/** Only headings at the start of a row are headings in the new row as well. */
function withRow({ rows, row, column }: Grid, at: number): Grid {
  const like = rows[row]!;
  const isHeadings = like.every(isHeader);
  const cells = like.map((cell) => emptyLike(cell, isHeadings ? "tableCell" : cell.type.name));
  return { rows: rows.toSpliced(at, 0, cells), row: at, column };
}

function withColumn({ rows, row, column }: Grid, at: number): Grid {
  const wider = rows.map((cells, place) => {
    const like = cells[Math.min(column, cells.length - 1)]!;
    const isHeadings = place === 0 && cells.every(isHeader);
    return cells.toSpliced(at, 0, emptyLike(like, isHeadings ? "tableHeader" : "tableCell"));
  });
  return { rows: wider, row, column: at };
}

function withoutRow({ rows, row, column }: Grid): Grid | null {
  const fewer = rows.toSpliced(row, 1);
  return fewer.length === 0 ? null : { rows: fewer, row: Math.min(row, fewer.length - 1), column };
}

function withoutColumn({ rows, row, column }: Grid): Grid | null {
  const narrower = rows.map((cells) => cells.toSpliced(column, 1));
  // A row shorter than the others may become empty.
  const kept = narrower.filter((cells) => cells.length > 0);
  return kept.length === 0
    ? null
    : { rows: kept, row: Math.min(row, kept.length - 1), column: Math.max(0, column - 1) };
}

function toggleHeaderRow(grid: Grid): Grid {
  const type = hasHeaderRow(grid) ? "tableCell" : "tableHeader";
  const [first, ...others] = grid.rows;
  return { ...grid, rows: [first!.map((cell) => cell.type.schema.nodes[type]!.create(null, cell.content)), ...others] };
}

const emptyLike = (cell: Node, type: string) => cell.type.schema.nodes[type]!.createAndFill()!;

/** The table around the caret as rows of cells; null outside a table. */
export function gridAround({ state }: Editor): Grid | null {
  const { $from } = state.selection;
  const depth = tableDepth($from);
  if (depth === null) return null;
  const rows = $from.node(depth).children.map((row) => [...row.children]);
  return { rows, row: $from.index(depth), column: $from.index(depth + 1) };
}

/** Changes the table around the caret, which stays inside; one step for Undo. */
export function changeTable(editor: Editor, { change }: TableAct): void {
  const grid = gridAround(editor);
  if (!grid) return;
  const { state, view } = editor;
  const { $from } = state.selection;
  const depth = tableDepth($from)!;
  const [begin, end] = [$from.before(depth), $from.after(depth)];
  const changed = change(grid);
  const { tr } = state;
  tr.replaceWith(begin, end, changed ? tableOf(state.schema, changed.rows) : state.schema.nodes["paragraph"]!.create());
  const caret = changed ? begin + 1 + offsetOf(changed) : begin;
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(caret + 1))).scrollIntoView());
}

const tableDepth = ($from: Editor["state"]["selection"]["$from"]): number | null => {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === "table") return depth;
  return null;
};

const tableOf = ({ nodes }: Editor["schema"], rows: Node[][]) =>
  nodes["table"]!.create(
    null,
    rows.map((cells) => nodes["tableRow"]!.create(null, cells)),
  );

/** The offset of the caret's cell within the table. */
function offsetOf({ rows, row, column }: Grid): number {
  const sizeOf = (nodes: Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const above = rows.slice(0, row).reduce((sum, cells) => sum + sizeOf(cells) + 2, 0);
  const cells = rows[row]!;
  return above + 1 + sizeOf(cells.slice(0, Math.min(column, cells.length - 1)));
}

const BEGUN_ROWS = 3;
const BEGUN_COLUMNS = 3;

/** Inserts a table with headings, and moves the caret into it. */
export function insertTable(editor: Editor): void {
  const rowOf = (type: string) => ({
    type: "tableRow",
    content: Array.from({ length: BEGUN_COLUMNS }, () => ({ type, content: [{ type: "paragraph" }] })),
  });
  const rows = Array.from({ length: BEGUN_ROWS }, (_, place) => rowOf(place === 0 ? "tableHeader" : "tableCell"));
  // Into the paragraph of its first cell.
  insertBlock(editor, { type: "table", content: rows }, 4);
}
