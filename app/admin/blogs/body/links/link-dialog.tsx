import type { Editor } from "@tiptap/core";
import { type SubmitEvent, useRef, useState } from "react";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { textOf } from "#app/admin/draft/form-entries.ts";
import { TextField } from "#app/ui/field.tsx";
import { AddressField } from "./address-field.tsx";
import { completeAddress, refusalOfAddress } from "./link-address.ts";
import type { LinkTarget } from "./link-targets.ts";

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Links the selected words, or asks for words as well; within a link, edits it. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [error, setError] = useState<string>();
  const isChange = editor.isActive("link");
  const form = useRef<HTMLFormElement>(null);
  const needsWords = editor.state.selection.empty && !isChange;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const href = completeAddress(textOf(entries, "href"));
    const refusal = refusalOfAddress(href);
    setError(refusal);
    if (refusal) return;
    onClose();
    link(editor, href, textOf(entries, "words").trim());
  }

  /** Keeps words that were typed. */
  function nameIt({ title }: LinkTarget) {
    const words = form.current!.elements.namedItem("words");
    if (words instanceof HTMLInputElement && words.value.trim() === "") words.value = title;
  }

  return (
    <Modal title={isChange ? "Change the link" : "Add a link"} className="record-dialog link-dialog" onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        <div className="form">
          <AddressField
            address={(editor.getAttributes("link")["href"] as string | undefined) ?? ""}
            error={error}
            onChoose={nameIt}
          />
          {needsWords && <TextField label="Words" name="words" hint="Empty shows the address itself" />}
        </div>
        <div className="modal-foot">
          {isChange && (
            <button
              type="button"
              className="btn btn-plain"
              onClick={() => {
                onClose();
                editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
              }}
            >
              Remove the link
            </button>
          )}
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn">
            {isChange ? "Change" : "Add link"}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function link(editor: Editor, href: string, words: string) {
  const marks = [{ type: "link", attrs: { href } }];
  const chain = editor.chain().focus();
  if (editor.isActive("link")) chain.extendMarkRange("link").setMark("link", { href }).run();
  else if (!editor.state.selection.empty) chain.setMark("link", { href }).run();
  else chain.insertContent([{ type: "text", text: words || href, marks }]).run();
}
