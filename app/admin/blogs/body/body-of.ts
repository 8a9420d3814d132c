import type { Editor } from "@tiptap/core";

/** The HTML of the body, without empty lines at either end. */
export const bodyOf = (editor: Editor): string => editor.getHTML().replace(/^(<p><\/p>)+|(<p><\/p>)+$/g, "");
