/** Warns about sample content until staff have replaced it (D18). */
export function SampleNote({ rows }: { rows: { is_sample: 0 | 1 }[] }) {
  if (!rows.some(({ is_sample }) => is_sample === 1)) return null;
  return (
    <p className="note">
      <span className="sample">Sample</span> The people and universities of the sample content are invented. Replace
      them before you show the site to visitors.
    </p>
  );
}
