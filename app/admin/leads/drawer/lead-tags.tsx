import { useRef } from "react";
import { useSubmit } from "react-router";
import { textOf } from "#app/admin/draft/form-entries.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Tag } from "#app/domain/tag/tag-schema.ts";
import { Icon } from "#app/ui/icon.tsx";

interface LeadTagsProps {
  lead: Lead;
  /** The office's tags. */
  tags: Tag[];
}

/** The tags of a lead: a press removes one, its name adds one. */
export function LeadTags({ lead, tags }: LeadTagsProps) {
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const act = (fields: Record<string, string>) =>
    void submit(fields, { method: "post", action: `/admin/leads/${lead.id}`, navigate: false });
  return (
    <section className="lead-tags" aria-labelledby="lead-tags-title">
      <h3 id="lead-tags-title">Tags</h3>
      {lead.tags.length > 0 && (
        <ul>
          {lead.tags.map(({ id, name }) => (
            <li key={id} className="lead-tag">
              {name}
              <button
                type="button"
                aria-label={`Take off ${name}`}
                onClick={() => {
                  act({ act: "remove-tag", tag: `${id}` });
                  // The button disappears with the tag.
                  field.current!.focus({ preventScroll: true });
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const name = textOf(new FormData(event.currentTarget), "tag").trim();
          if (name) act({ act: "add-tag", name });
          event.currentTarget.reset();
        }}
      >
        <input
          ref={field}
          className="input"
          name="tag"
          aria-label="Add a tag"
          placeholder="Add a tag"
          list="office-tags"
          maxLength={40}
          autoComplete="off"
        />
        <datalist id="office-tags">
          {tags.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </datalist>
        <button type="submit" className="btn btn-quiet">
          Add
        </button>
      </form>
    </section>
  );
}
