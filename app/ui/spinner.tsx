/** The loading state of a whole section; inside a button, a bare `<span className="spinner" />` is enough. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner spinner-large" role="status">
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
