import type { University } from "#app/domain/university/university-schema.ts";
import { Picture } from "#app/ui/picture.tsx";

/** A university's logo, or its initials set as a seal. */
export function UniversityLogo({ university }: { university: Pick<University, "name" | "logo_url"> }) {
  const { name, logo_url } = university;
  if (logo_url) {
    const alt = `Logo of ${name}`;
    return <Picture address={logo_url} alt={alt} sizes="96px" width={96} height={96} className="logo" lazy />;
  }
  return (
    <div className="logo logo-seal" role="img" aria-label={`Logo of ${name}`}>
      <span aria-hidden="true">{initialsOf(name)}</span>
    </div>
  );
}

const notNames = new Set(["of", "and", "the", "university", "institute", "college"]);

/** `Deccan Gate University` becomes `DG`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !notNames.has(word.toLowerCase()));
  return words
    .slice(0, 3)
    .map((word) => Array.from(word)[0]!.toUpperCase())
    .join("");
}
