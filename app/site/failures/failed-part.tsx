/** What stands in the place of what could not be read; also within an island, which its page gives the words. */
export function FailedPart({ text }: { text: string }) {
  return (
    <p className="failed" role="alert">
      {text}
    </p>
  );
}
