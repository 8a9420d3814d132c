/** Replaces a part that could not be read; also within an island, which gets its words from the page. */
export function FailedPart({ text }: { text: string }) {
  return (
    <p className="failed" role="alert">
      {text}
    </p>
  );
}
