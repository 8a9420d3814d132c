import { type RefObject, useEffect } from "react";

const PREFIX = "content.";

/** Adds a JSON `content` made of the fields named `content.…`, whose own values serve drafts and comparisons. */
export function useJoinedContent(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const form = box.current!.form!;
    function join({ formData }: FormDataEvent) {
      const said = [...formData].filter(([name]) => name.startsWith(PREFIX));
      const content = said.map(([name, value]) => [name.slice(PREFIX.length), value]);
      formData.set("content", JSON.stringify(Object.fromEntries(content)));
    }
    form.addEventListener("formdata", join);
    return () => form.removeEventListener("formdata", join);
  }, [box]);
}
