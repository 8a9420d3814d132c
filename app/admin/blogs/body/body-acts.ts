import type { Editor } from "@tiptap/core";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import type { IconName } from "#app/ui/icon.tsx";

export interface BodyAct {
  name: string;
  label: string;
  icon: IconName;
  /** The keys as people read them; `Ctrl` is Cmd on a Mac. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Whether it is active at the caret; absent for acts without a state. */
  isOn?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

/** The toolbar's acts except links and pictures, which need input. */
export const textActs: BodyAct[] = [
  {
    name: "h2",
    label: "Heading",
    icon: "heading",
    keys: "Ctrl+Alt+2",
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  {
    name: "h3",
    label: "Subheading",
    icon: "subheading",
    keys: "Ctrl+Alt+3",
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  {
    name: "bold",
    label: "Bold",
    icon: "bold",
    keys: "Ctrl+B",
    run: (editor) => chain(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  {
    name: "italic",
    label: "Italic",
    icon: "italic",
    keys: "Ctrl+I",
    run: (editor) => chain(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
];

export const blockActs: BodyAct[] = [
  {
    name: "bullets",
    label: "Bulleted list",
    icon: "bullets",
    keys: "Ctrl+Shift+8",
    run: (editor) => chain(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    name: "numbers",
    label: "Numbered list",
    icon: "numbers",
    keys: "Ctrl+Shift+7",
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  {
    name: "quote",
    label: "Quote",
    icon: "quote",
    keys: "Ctrl+Shift+B",
    run: (editor) => chain(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
];

export const historyActs: BodyAct[] = [
  {
    name: "undo",
    label: "Undo",
    icon: "undo",
    keys: "Ctrl+Z",
    run: (editor) => chain(editor).undo().run(),
    canRun: ({ state }) => undoDepth(state) > 0,
  },
  {
    name: "redo",
    label: "Redo",
    icon: "redo",
    keys: "Ctrl+Shift+Z",
    run: (editor) => chain(editor).redo().run(),
    canRun: ({ state }) => redoDepth(state) > 0,
  },
];
