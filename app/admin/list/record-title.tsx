import type { ReactNode } from "react";
import { Link } from "react-router";
import { RowLink } from "#app/admin/list/rows/row-link.tsx";
import { RecordThumbnail, type RecordThumbnailProps } from "./table/record-thumbnail.tsx";

interface RecordTitleProps {
  record: { id: number; is_sample?: 0 | 1 };
  title: string;
  /** Absent for nouns without pictures. */
  picture?: RecordThumbnailProps;
  /** What it opens, if not a dialog of the list; null: nothing. */
  to?: string | null;
  /** Badges after the title. */
  children?: ReactNode;
}

/** A record's picture and name, which opens it. */
export function RecordTitle({ record: { id, is_sample }, title, picture, to, children }: RecordTitleProps) {
  return (
    <div className="record-title">
      {picture && <RecordThumbnail {...picture} />}
      <span>
        {to === null && title}
        {to === undefined && <RowLink opens={{ edit: `${id}` }}>{title}</RowLink>}
        {to && (
          <Link to={to} preventScrollReset>
            {title}
          </Link>
        )}
        {is_sample === 1 && <span className="sample">Sample</span>}
        {children}
      </span>
    </div>
  );
}
