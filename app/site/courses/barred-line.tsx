/** Says that a rule newer than the course bars it, with its notice. */
export function BarredLine({ reason }: { reason: string }) {
  const [words, link] = reason.split(/, (?=https?:)/);
  return (
    <p className="entitled is-no">
      <b>{words}.</b> Do not apply or pay before the university has told you what becomes of it.{" "}
      {link && (
        <a href={link} rel="noopener">
          Read the notice
        </a>
      )}
    </p>
  );
}
