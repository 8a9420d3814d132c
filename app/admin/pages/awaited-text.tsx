import { Spinner } from "#app/ui/spinner.tsx";

/** What is saved before the editor has come is the text as it would open with, and its coming changes nothing. */
export const AwaitedText = ({ name, html }: { name: string; html: string }) => (
  <>
    <input type="hidden" name={name} value={html} readOnly />
    <Spinner label="Loading the editor" />
  </>
);
