/** Stands where a section's rows would have been. */
export function SectionFailure({ text }: { text: string }) {
  return (
    <p className="failed" role="alert">
      {text}
    </p>
  );
}
