import { formatRecency } from "#app/admin/india-time.ts";
import type { RecordReader } from "#app/domain/open-record/open-record-schema.ts";
import { useAlsoOpen } from "./use-also-open.ts";

interface AlsoOpenProps {
  /** The file name of the record's list without `.php`. */
  list: string;
  id: number;
}

/** Who else has the record open now; hidden if nobody has. */
export function AlsoOpen(props: AlsoOpenProps) {
  const others = useAlsoOpen(props);
  return (
    <p className="also-open" role="status" hidden={others.length === 0}>
      <span className="petal" aria-hidden="true" />
      <span>{others.length > 0 && sentenceOf(others)}</span>
    </p>
  );
}

function sentenceOf(others: RecordReader[]) {
  const [first] = others;
  if (others.length === 1)
    return (
      <>
        <strong>{first!.name}</strong> has it open, too, since {formatRecency(first!.opened_at)}.
      </>
    );
  const names = new Intl.ListFormat("en").format(others.map(({ name }) => name));
  return (
    <>
      <strong>{names}</strong> have it open, too.
    </>
  );
}
