import type { Editor } from "@tiptap/core";

/** The HTML of a body, without the empty lines at its ends where a caret rests. */
export const bodyOf = (editor: Editor): string => editor.getHTML().replace(/^(<p><\/p>)+|(<p><\/p>)+$/g, "");
