const LINES = 8;

/** A screen's outline while its records load; invisible at first. */
export function ScreenSkeleton() {
  return (
    <div className="skeleton" aria-busy="true">
      <output className="visually-hidden">Loading</output>
      <div className="skeleton-title" />
      <div className="pane">
        {Array.from({ length: LINES }, (_, line) => (
          <div key={line} className="skeleton-line" />
        ))}
      </div>
    </div>
  );
}
