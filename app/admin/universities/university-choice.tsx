import { type ReactNode, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { TextField } from "#app/ui/field.tsx";
import type { UniversityName } from "#app/domain/university/university-schema.ts";

const TYPING_PAUSE_MS = 150;

export interface UniversityChoice {
  /** All universities to choose from; those not matching the search are hidden. */
  universities: UniversityName[];
  isHidden: (id: number) => boolean;
  /** Finds further universities; null if all are listed. */
  search: ReactNode;
}

/**
 * The universities to choose from in a form: those of the record, those that the screen lists, and, if there are more,
 * search results. Results stay, so that no chosen one disappears.
 */
export function useUniversityChoice(
  listed: UniversityName[],
  areAll: boolean,
  chosen: UniversityName[],
): UniversityChoice {
  const { load, data } = useFetcher<UniversityName[] | null>({ key: "university names" });
  const [sought, setSought] = useState("");
  const [found, setFound] = useState<UniversityName[]>([]);
  const q = sought.trim();
  useEffect(() => {
    if (!q) return;
    const timer = setTimeout(
      () => void load(`/admin/data/university-names?q=${encodeURIComponent(q)}`),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [q, load]);
  const [last, setLast] = useState(data);
  if (data !== last) {
    setLast(data);
    setFound(eachOnce([...found, ...(data ?? [])]));
  }
  return {
    universities: eachOnce([...chosen, ...listed, ...found]),
    isHidden: (id) => q !== "" && data != null && !data.some((university) => university.id === id),
    search: areAll ? null : (
      <TextField
        label="Find a university"
        name=""
        type="search"
        autoComplete="off"
        hint="The choice holds the first 500 by name, and those that are found here"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        // Keeps Enter from sending the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
    ),
  };
}

const eachOnce = (universities: UniversityName[]) => [...new Map(universities.map((one) => [one.id, one])).values()];
