import { Spinner } from "#app/ui/spinner.tsx";

/** Keeps the stored text in the form until the editor has loaded, which changes nothing. */
export const AwaitedText = ({ name, html }: { name: string; html: string }) => (
  <>
    <input type="hidden" name={name} value={html} readOnly />
    <Spinner label="Loading the editor" />
  </>
);
