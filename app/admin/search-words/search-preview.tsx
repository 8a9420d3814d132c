import { useEffect, useRef, useState } from "react";
import { textOf } from "#app/admin/draft/form-entries.ts";
import { drawingOf, FoundAs } from "./found-as.tsx";

interface SearchPreviewProps {
  /** The page's address, e.g. `/courses/online-mba`. */
  path: string;
  /** The form's fields for title and description; the first one that is not empty counts. */
  titles: string[];
  descriptions: string[];
  /** The field with the picture of shared links. */
  picture?: string;
  /** Whether the page is published: its shared links then have a picture, at least a drawing. */
  isLive: boolean;
}

/** How search engines will probably show the page after saving. */
export function SearchPreview({
  path,
  titles,
  descriptions,
  picture = "existingShareImage",
  isLive,
}: SearchPreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState({ title: "", description: "", shared: "" });
  const [titleNames, descriptionNames] = [titles.join(" "), descriptions.join(" ")];
  useEffect(() => {
    const form = box.current!.closest("form")!;
    const look = () => {
      const entries = new FormData(form);
      const shared = textOf(entries, picture);
      setWords({ title: firstOf(entries, titleNames), description: firstOf(entries, descriptionNames), shared });
    };
    look();
    form.addEventListener("input", look);
    // Setting the hidden field of a library picture fires no event.
    const pictures = new MutationObserver(look);
    pictures.observe(form, { subtree: true, attributeFilter: ["value"] });
    return () => {
      form.removeEventListener("input", look);
      pictures.disconnect();
    };
  }, [titleNames, descriptionNames, picture]);
  const { title, description, shared } = words;
  return (
    <div ref={box} className="previews">
      <FoundAs {...{ path, title, description }} picture={shared || (isLive ? drawingOf(path) : null)} />
    </div>
  );
}

/** The text of the first of these fields that is not empty, without tags. */
function firstOf(entries: FormData, names: string): string {
  for (const name of names.split(" ")) {
    const value = entries.get(name);
    const words =
      typeof value === "string"
        ? value
            .replaceAll(/<[^>]*>/g, " ")
            .replaceAll(/\s+/g, " ")
            .trim()
        : "";
    if (words) return words;
  }
  return "";
}
