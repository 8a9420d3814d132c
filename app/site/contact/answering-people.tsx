import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { Picture } from "#app/ui/picture.tsx";

const PEOPLE = 2;

/** The people who read messages: the first counsellors. */
export function AnsweringPeople({ experts }: { experts: ExpertGuidance[] }) {
  const people = experts.filter(({ is_active, image }) => is_active === 1 && image).slice(0, PEOPLE);
  if (people.length === 0) return null;
  const names = new Intl.ListFormat("en-IN").format(people.map(({ name }) => name));
  return (
    <div className="answering">
      {people.map(({ id, image }) => (
        <Picture key={id} address={image!} alt="" sizes="72px" width={480} height={480} className="arch" lazy />
      ))}
      <p>
        {names} {people.length === 1 ? "reads" : "read"} what you send. No machine answers for them.
      </p>
    </div>
  );
}
