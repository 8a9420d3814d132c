import type { ReactNode } from "react";
import { Link } from "react-router";
import { MissingRecord } from "#app/admin/dialog/missing-record.tsx";
import { Opening } from "#app/admin/dialog/opening.tsx";
import type { Version } from "#app/admin/conflict/changed-fields.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { RecordDialog } from "./record-dialog.tsx";
import type { FieldRules } from "./use-field-checks.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { contentKinds } from "#app/admin/record/content-kinds.content.ts";
import type { Noun } from "#app/domain/permission/permissions.ts";
import { AlsoOpen } from "#app/admin/open-record/also-open.tsx";
import { isOpenList } from "#app/domain/open-record/open-lists.ts";
import { useOpenRecord } from "#app/admin/record/open-record.ts";

interface ContentDialogProps<Row> {
  /** The contract's file without `.php`. */
  file: Noun;
  /** The noun in the singular, e.g. `statistic`. */
  one: string;
  rows: Row[];
  rules: FieldRules;
  /** For published records with drafts. */
  drafts?: {
    /** The version of the record saved last. */
    lastOf: (record: Row) => Row;
    isBeside: (record: Row) => boolean;
    /** Further submit buttons. */
    ways: (record: Row | null) => ReactNode;
  };
  /** The record's fields; empty ones for a new record. */
  children: (record: Row | null, errors: FieldErrors) => ReactNode;
}

/** The dialog for creating and editing a list's records. */
export function ContentDialog<Row extends Version>({
  file,
  one,
  rows,
  rules,
  drafts,
  children,
}: ContentDialogProps<Row>) {
  const { is, record: live, close } = useOpenRecord({ file, rows });
  const record = live && (drafts?.lastOf(live) ?? live);
  const address = useListAddress();
  const may = useMay();
  if (is === "closed") return null;
  if (is === "opening") return <Opening />;
  if (is === "missing") return <MissingRecord one={one} onClose={close} />;
  const isBeside = live !== null && drafts?.isBeside(live) === true;
  const isReadOnly = !may(record ? `${file}.change` : `${file}.create`);
  return (
    <RecordDialog
      key={record?.id ?? "new"}
      title={record ? `${isReadOnly ? "Read" : "Edit"} ${one}` : `New ${one}`}
      isReadOnly={isReadOnly}
      method={record ? "put" : "post"}
      rules={rules}
      record={record}
      // Drafts have no versions.
      isKept={file in contentKinds && !isBeside}
      note={record && !isReadOnly && isOpenList(file) && <AlsoOpen list={file} id={record.id} />}
      submitLabel={isBeside ? "Publish the draft" : record ? "Save changes" : `Create ${one}`}
      submitWay={isBeside ? "into-place" : undefined}
      moreWays={drafts?.ways(live)}
      asideAct={
        record && (
          <>
            {may(`${file}.delete`) && (
              <Link className="btn btn-plain" to={address.with({ delete: `${record.id}` })} preventScrollReset>
                Delete {one}
              </Link>
            )}
            {file in contentKinds && may("versions.see") && (
              <Link className="link-button" to={`/admin/versions/${file}/${record.id}`}>
                Versions
              </Link>
            )}
          </>
        )
      }
      onClose={close}
    >
      {(errors, shown) => children(shown, errors)}
    </RecordDialog>
  );
}
