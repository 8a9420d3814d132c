import type { Course } from "#app/domain/course/course-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

const count = new Intl.NumberFormat("en-IN");

export function OfferingUniversity({ university }: { university: Course["university"] }) {
  const { name, image_url, ranking, location, students } = university;
  return (
    <div className="offering">
      {image_url && (
        <Picture address={image_url} alt="" sizes="(min-width: 640px) 160px, 100vw" width={960} height={720} lazy />
      )}
      <div>
        <p className="small soft">Offered by</p>
        <h3>{name}</h3>
        <p className="where soft">
          <Icon name="pin" /> {location}
        </p>
        <dl className="facts">
          {ranking !== null && (
            <div>
              <dt>Ranking</dt>
              <dd>{ranking}</dd>
            </div>
          )}
          {students !== null && (
            <div>
              <dt>Students</dt>
              <dd>{count.format(students)}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}
