import { Link } from "react-router";
import { contentKinds } from "#app/admin/record/content-kinds.content.ts";
import { kindLabel } from "#app/domain/version/nouns/kind-words.ts";
import type { UsedPicture } from "#app/domain/library-picture/library-picture-schema.ts";

/** The places that show a picture, as links to their records. */
export const PictureUses = ({ uses }: { uses: UsedPicture["used_in"] }) => (
  <section className="picture-uses" aria-labelledby="picture-uses">
    <h3 id="picture-uses">
      {uses.length === 0 ? "Shown nowhere" : `Shown in ${uses.length === 1 ? "one place" : `${uses.length} places`}`}
    </h3>
    <ul>
      {uses.map(({ list, id, name, field }) => (
        <li key={`${list} ${id} ${field}`}>
          <Link to={contentKinds[list]!.open(id, name)}>{name}</Link>
          <span>{whereOf(list, field)}</span>
        </li>
      ))}
    </ul>
  </section>
);

function whereOf(list: string, field: string): string {
  const kind = kindLabel(list);
  if (field === "image" || field === "texts") return kind;
  return `${kind}, ${{ body: "text", share_image: "shared links" }[field] ?? field}`;
}
