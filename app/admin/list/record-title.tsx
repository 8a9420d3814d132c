import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { thumbnailWidths } from "#app/lib/picture-variants.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useListAddress } from "./list-address.ts";

interface RecordTitleProps {
  record: { id: number; is_sample?: 0 | 1 };
  title: string;
  /** Nouns without pictures leave it out. */
  picture?: { address: string | null; shape: keyof typeof shapes };
  /** Where it opens, if that is no dialog of the list. */
  to?: string;
  /** Small marks behind the title. */
  children?: ReactNode;
}

// Flat colours bear enlarging: named 32 pixels wide, the file of 96 serves screens of up to three pixels to the point.
const shapes = {
  landscape: { className: "art art-32", width: 48, height: 32, sizes: "32px" },
  gallery: { className: "art art-32", width: 84, height: 56, sizes: "84px" },
  portrait: { className: "arch", width: 32, height: 40, sizes: "32px" },
};

/** A record's picture and its name, which opens it. */
export function RecordTitle({ record: { id, is_sample }, title, picture, to, children }: RecordTitleProps) {
  const address = useListAddress();
  return (
    <div className="record-title">
      {picture && <Thumbnail {...picture} />}
      <span>
        <Link to={to ?? address.with({ edit: `${id}` })} preventScrollReset>
          {title}
        </Link>
        {is_sample === 1 && <span className="sample">Sample</span>}
        {children}
      </span>
    </div>
  );
}

function Thumbnail({ address, shape }: NonNullable<RecordTitleProps["picture"]>) {
  const image = shapes[shape];
  if (address) return <Picture address={address} alt="" lazy widths={thumbnailWidths} {...image} />;
  return (
    <div className={`${image.className} art-none`}>
      <Icon name="image" />
    </div>
  );
}
