/** Until staff have replaced it, the site shows invented content (decision 18). */
export function SampleNote() {
  return (
    <p className="note">
      <span className="sample">Sample</span> The people and universities of the sample content are invented. Replace
      them before you show the site to visitors.
    </p>
  );
}
