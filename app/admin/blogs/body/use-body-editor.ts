import { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { showToast } from "#app/admin/toast/toasts.ts";
import { isLinkAddress } from "#app/domain/article/body/body-rules.ts";
import { focusToolbar } from "./body-toolbar.tsx";
import { bodyExtensions } from "./body-extensions.ts";
import { withLists } from "./lists/word-lists.ts";
import { withTableRows } from "./tables/table-rows.ts";
import { isFromEditor, lossesOf, picturesAmong, withOwnAddresses, withoutHandlers } from "./pasted-html.ts";

interface BodyEvents {
  onChange: () => void;
  /** A picture was dropped or pasted at the caret. */
  onPictureFile: (file: File) => void;
  /** Ctrl+K was pressed. */
  onLink: () => void;
}

/** The editor of a body, which lives as long as its screen. */
export function useBodyEditor(body: string, events: BodyEvents): Editor {
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        // The pages' policy forbids style elements; article-screen.css has the needed rules.
        injectCSS: false,
        extensions: bodyExtensions,
        content: body,
        editorProps: {
          attributes: { role: "textbox", "aria-multiline": "true", "aria-label": "Body", class: "article-body" },
          transformPastedHTML: takePasted,
        },
      }),
  );
  const change = useEffectEvent(events.onChange);
  const takeFile = useEffectEvent(events.onPictureFile);
  const ask = useEffectEvent(events.onLink);
  useEffect(() => {
    const update = () => change();
    editor.on("update", update);
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        handleKeyDown: (_view, event) => takeKey(event, ask),
        handlePaste: (view, event) => pasteLink(view, event) || takeFirst(event.clipboardData, takeFile),
        handleDrop: (view, event, _slice, isMoved) => !isMoved && dropFile(view, event, takeFile),
      },
    });
    return () => void editor.off("update", update);
  }, [editor]);
  return editor;
}

/** Mounts the editor in the element, and unmounts it. */
export function useMounted(editor: Editor, element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    editor.mount(element.current!);
    return () => editor.unmount();
  }, [editor, element]);
}

function takeKey(event: KeyboardEvent, ask: () => void): boolean {
  const isLinkKey = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
  const isToolbarKey = event.key === "F10" && event.altKey;
  if (isLinkKey) ask();
  if (isToolbarKey) focusToolbar();
  if (isLinkKey || isToolbarKey) event.preventDefault();
  return isLinkKey || isToolbarKey;
}

function takePasted(html: string): string {
  const own = withoutHandlers(withOwnAddresses(html, location.origin));
  const losses = lossesOf(own);
  if (losses) showToast(losses);
  return isFromEditor(own) ? own : withTableRows(withLists(own));
}

/** Pasting an address over selected words links them. */
function pasteLink({ state, dispatch }: EditorView, { clipboardData }: ClipboardEvent): boolean {
  const href = clipboardData?.getData("text/plain").trim() ?? "";
  const isAddress = /^https?:\/\/\S+$/i.test(href) && isLinkAddress(href);
  if (!isAddress || state.selection.empty || !(state.selection instanceof TextSelection)) return false;
  const { from, to } = state.selection;
  dispatch(state.tr.addMark(from, to, state.schema.marks["link"]!.create({ href })));
  return true;
}

function dropFile(view: EditorView, event: DragEvent, takeFile: (file: File) => void): boolean {
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (place && picturesAmong(event.dataTransfer?.files).length > 0) {
    view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
  }
  return takeFirst(event.dataTransfer, takeFile);
}

/** Word processors add a picture of the text to the text: only a picture without text counts. */
function takeFirst(transfer: DataTransfer | null, takeFile: (file: File) => void): boolean {
  const [file, ...others] = picturesAmong(transfer?.files);
  if (
    !file ||
    transfer!
      .getData("text/html")
      .replaceAll(/<[^>]*>/g, "")
      .trim() !== ""
  )
    return false;
  if (others.length > 0) showToast(`One picture at a time: of ${others.length + 1} the first was taken.`);
  takeFile(file);
  return true;
}
