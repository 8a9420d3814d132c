import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** A course's cover and its title, which opens it. */
export function CourseTitle({ course: { id, title, image_url, is_sample } }: { course: Course }) {
  const address = useListAddress();
  return (
    <div className="record-title">
      {image_url ? (
        <Picture className="art art-32" address={image_url} alt="" sizes="48px" width={48} height={32} lazy />
      ) : (
        <div className="art art-32 art-none">
          <Icon name="image" />
        </div>
      )}
      <span>
        <Link to={address.with({ edit: `${id}` })} preventScrollReset>
          {title}
        </Link>
        {is_sample === 1 && <span className="sample">Sample</span>}
      </span>
    </div>
  );
}
