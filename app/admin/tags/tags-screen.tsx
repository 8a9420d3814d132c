import { useState } from "react";
import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import type { ListedTag } from "#app/domain/tag/tag-schema.ts";
import type { Route } from "./+types/tags-screen";
import { changeTag } from "./change-tag.ts";
import { TagDialog, type TagQuestion } from "./tag-dialog.tsx";
import { bearersOf } from "./tag-words.ts";
import stylesAddress from "./tags.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const meta: Route.MetaFunction = () => [{ title: "Tags of leads | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = ({ context }: Route.LoaderArgs) => readRecord<ListedTag[]>(context, "tags", { counted: 1 });

export const clientAction = ({ request }: Route.ClientActionArgs) => changeTag(request);

/** The tags of leads: each links to its leads, and can be renamed, merged or deleted. */
export default function TagsScreen({ loaderData: tags }: Route.ComponentProps) {
  const [question, ask] = useState<TagQuestion>();
  return (
    <>
      <div className="desk-head">
        <h1>Tags of leads</h1>
        <div className="desk-acts">
          <Link to="/admin/leads">Leads</Link>
        </div>
      </div>
      <section className="pane tags" aria-label="Tags">
        {tags.length === 0 ? (
          <p className="empty">There is no tag yet. A lead is given one where its story stands.</p>
        ) : (
          <ul>
            {tags.map((tag) => (
              <TagLine key={tag.id} tag={tag} isOnly={tags.length === 1} onAsk={ask} />
            ))}
          </ul>
        )}
      </section>
      {question && <TagDialog {...question} tags={tags} onClose={() => ask(undefined)} />}
    </>
  );
}

interface TagLineProps {
  tag: ListedTag;
  /** There is no other tag to merge it with. */
  isOnly: boolean;
  onAsk: (question: TagQuestion) => void;
}

function TagLine({ tag, isOnly, onAsk }: TagLineProps) {
  const may = useMay();
  const acts = [
    { act: "rename", label: "Rename", isOpen: may("tags.change") },
    { act: "merge", label: "Merge", isOpen: may("tags.delete") && !isOnly },
    { act: "delete", label: "Delete", isOpen: may("tags.delete") },
  ] as const;
  return (
    <li>
      <p>
        <b>{tag.name}</b> <BearersLink tag={tag} />
      </p>
      <div className="tags-acts">
        {acts.map(
          ({ act, label, isOpen }) =>
            isOpen && (
              <button key={act} type="button" className="btn btn-quiet" onClick={() => onAsk({ act, tag })}>
                {label}
                <span className="visually-hidden"> {tag.name}</span>
              </button>
            ),
        )}
      </div>
    </li>
  );
}

function BearersLink({ tag }: { tag: ListedTag }) {
  if (!tag.leads) return <span className="sub">No leads</span>;
  return <Link to={`/admin/leads?tag=${tag.id}`}>{bearersOf(tag)}</Link>;
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The tags could not be read." />;
}
