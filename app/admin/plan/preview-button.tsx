import { Icon } from "#app/ui/icon.tsx";
import { usePreview } from "./use-preview.ts";

/** Opens a preview of the form in a new tab; `make` answers its address. */
export function PreviewButton({ make }: { make: (entries: FormData) => Promise<string> }) {
  const preview = usePreview();
  return (
    <button
      type="button"
      className="btn btn-quiet"
      onClick={({ currentTarget }) => void preview(() => make(new FormData(currentTarget.form!)))}
    >
      <Icon name="eye" />
      <span className="preview-word">Preview</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </button>
  );
}
