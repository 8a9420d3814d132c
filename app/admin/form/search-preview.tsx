import { useEffect, useRef, useState } from "react";
import { LONGEST_TITLE, shortened } from "#app/lib/shortened.ts";

interface SearchPreviewProps {
  /** Where the page is, e.g. `/courses/online-mba`. */
  path: string;
  /** The fields of the form that say it, each in the place of those behind it while it is empty. */
  titles: string[];
  descriptions: string[];
}

/** How a search engine is likely to show the page, as it would be after the save. */
export function SearchPreview({ path, titles, descriptions }: SearchPreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState({ title: "", description: "" });
  const [titleNames, descriptionNames] = [titles.join(" "), descriptions.join(" ")];
  useEffect(() => {
    const form = box.current!.closest("form")!;
    const look = () => {
      const entries = new FormData(form);
      setWords({ title: firstOf(entries, titleNames), description: firstOf(entries, descriptionNames) });
    };
    look();
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  }, [titleNames, descriptionNames]);
  return (
    <div ref={box} className="search-preview" role="group" aria-label="As search engines show it">
      <p className="search-preview-path">{path}</p>
      <p className="search-preview-title">{shortened(words.title, LONGEST_TITLE) || "Title"}</p>
      <p>{shortened(words.description) || "Description"}</p>
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
