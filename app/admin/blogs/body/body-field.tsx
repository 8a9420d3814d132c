import type { Editor } from "@tiptap/core";
import { useRef } from "react";
import { PictureDialog } from "#app/admin/pictures/picture-dialog.tsx";
import { bareAddress } from "#app/lib/picture/picture-focus.ts";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { BodyToolbar } from "./body-toolbar.tsx";
import { insertBlock } from "./insert-block.ts";
import { LinkDialog } from "./links/link-dialog.tsx";
import { gridAround, insertTable } from "./tables/table-acts.ts";
import { TableMenu } from "./tables/table-menu.tsx";
import { useMounted } from "./use-body-editor.ts";

/** What the editor asks for: a link, a picture, the text for a dropped or pasted picture, or an act on a table. */
export type Asked = "link" | "picture" | "table" | File | undefined;

interface BodyFieldProps {
  editor: Editor;
  error?: string;
  asked: Asked;
  onAsk: (asked: Asked) => void;
}

/** The article's text with its toolbar. */
export function BodyField({ editor, error, asked, onAsk }: BodyFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useMounted(editor, place);
  function close() {
    onAsk(undefined);
    editor.commands.focus();
  }
  return (
    <div className="body-field">
      <BodyToolbar
        editor={editor}
        onLink={() => onAsk("link")}
        onPicture={() => onAsk("picture")}
        onTable={() => (gridAround(editor) ? onAsk("table") : insertTable(editor))}
      />
      <div id="article-text" ref={place} />
      <p className="error" role="alert">
        {error}
      </p>
      {asked === "table" && <TableMenu editor={editor} onClose={close} />}
      {asked === "link" && <LinkDialog editor={editor} onClose={close} />}
      {(asked === "picture" || asked instanceof File) && <BodyPictureDialog {...{ editor, asked, close }} />}
    </div>
  );
}

function BodyPictureDialog({ editor, asked, close }: { editor: Editor; asked: Asked; close: () => void }) {
  const file = asked instanceof File ? asked : undefined;
  const current = file ? undefined : chosenPicture(editor);
  return (
    <PictureDialog
      act={current ? "Replace picture" : "Insert picture"}
      file={file}
      current={current}
      onPicture={(picture) => {
        insert(editor, picture);
        close();
      }}
      onClose={close}
    />
  );
}

function chosenPicture(editor: Editor) {
  if (!editor.isActive("picture")) return undefined;
  return editor.getAttributes("picture") as { src: string; alt: string };
}

/** Replaces the selected picture, or inserts below the caret's paragraph, list or quote; the caret follows it. */
function insert(editor: Editor, { image_url, image_alt, width, height }: LibraryPicture) {
  // Pictures in texts are not cropped.
  const attrs = { src: bareAddress(image_url), alt: image_alt, width: width || null, height: height || null };
  if (editor.isActive("picture")) {
    editor.chain().updateAttributes("picture", attrs).run();
    return;
  }
  insertBlock(editor, { type: "picture", attrs }, 2);
}
