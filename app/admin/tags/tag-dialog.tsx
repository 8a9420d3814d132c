import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { DialogFoot } from "#app/admin/dialog/dialog-foot.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import type { ListedTag } from "#app/domain/tag/tag-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { TagOutcome } from "./change-tag.ts";
import { bearersOf } from "./tag-words.ts";

export interface TagQuestion {
  act: "rename" | "merge" | "delete";
  tag: ListedTag;
}

interface TagDialogProps extends TagQuestion {
  tags: ListedTag[];
  onClose: () => void;
}

/** Asks for a tag's new name, the tag to merge it into, or whether to delete it. */
export function TagDialog({ act, tag, tags, onClose }: TagDialogProps) {
  const fetcher = useFetcher<TagOutcome>();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (fetcher.data && "doneAt" in fetcher.data) close();
  }, [fetcher.data]);
  const refusal = fetcher.data && "failure" in fetcher.data ? fetcher.data : undefined;
  const isBusy = fetcher.state !== "idle";
  if (act === "delete") {
    return (
      <ConfirmDialog
        title="Delete tag"
        question={<p>{deletionQuestion(tag)}</p>}
        act="Delete"
        isBusy={isBusy}
        failure={refusal?.failure}
        onConfirm={() => void fetcher.submit({ id: `${tag.id}`, name: tag.name }, { method: "delete" })}
        onCancel={onClose}
      />
    );
  }
  const isMerge = act === "merge";
  return (
    <Modal title={isMerge ? `Merge ${tag.name}` : "Rename tag"} className="record-dialog" onClose={onClose}>
      <fetcher.Form method={isMerge ? "post" : "put"}>
        <input type="hidden" name="id" value={tag.id} />
        <div className="form">
          {refusal && !refusal.errors?.["name"] && <Banner tone="bad">{refusal.failure}</Banner>}
          {isMerge ? (
            <MergeField tag={tag} tags={tags} />
          ) : (
            <TextField
              label="Name"
              name="name"
              required
              maxLength={40}
              autoComplete="off"
              defaultValue={tag.name}
              error={refusal?.errors?.["name"]}
            />
          )}
        </div>
        <DialogFoot onClose={onClose} isBusy={isBusy}>
          {isMerge ? "Merge" : "Save"}
        </DialogFoot>
      </fetcher.Form>
    </Modal>
  );
}

function MergeField({ tag, tags }: Pick<TagDialogProps, "tag" | "tags">) {
  return (
    <SelectField
      label="Into"
      name="into_id"
      hint={`What bears ${tag.name} (${bearersOf(tag)}) bears that tag instead. For 30 days the trash takes the merge back.`}
    >
      {tags
        .filter(({ id }) => id !== tag.id)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}

const deletionQuestion = (tag: ListedTag) =>
  tag.leads
    ? `${tag.name} is taken off ${bearersOf(tag)}. The leads stay; for 30 days the trash gives them the tag back.`
    : `No lead bears ${tag.name}. It waits in the trash for 30 days.`;
