import { useEffect, useRef, useState } from "react";
import { textOf } from "#app/admin/draft/form-entries.ts";
import { drawingOf, FoundAs } from "./found-as.tsx";

interface SearchPreviewProps {
  /** Where the page is, e.g. `/courses/online-mba`. */
  path: string;
  /** The fields of the form that say it, each in the place of those behind it while it is empty. */
  titles: string[];
  descriptions: string[];
  /** The field that names the picture of shared links. */
  picture?: string;
  /** Visitors see the page: its shared links have a picture, if only a drawing. */
  isLive: boolean;
}

/** How a search engine is likely to show the page, as it would be after the save. */
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
    // A picture of the library is put into a hidden field, of which no event tells.
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

/** What stands in the first of these fields that is not empty, without tags. */
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
