import type { MouseEvent } from "react";

interface FormPartsProps {
  /** The labels, by the name of a part's first field or rows. */
  parts: Record<string, string>;
}

/** Links to the parts of a long form, which stay visible while it scrolls. */
export const FormParts = ({ parts }: FormPartsProps) => (
  <nav className="form-parts" aria-label="Parts of the form">
    {Object.entries(parts).map(([name, label]) => (
      <a key={name} href={`#${name}`} onClick={(event) => leadTo(event, name)}>
        {label}
      </a>
    ))}
  </nav>
);

/** Prevents the browser from changing the address, which names the open record. */
function leadTo(event: MouseEvent<HTMLElement>, name: string) {
  event.preventDefault();
  const ways = event.currentTarget.parentElement!;
  const form = ways.closest(".form")!;
  const part = form.querySelector<HTMLElement>(`[data-part="${name}"], [name="${name}"]`)!;
  const { top } = (part.closest(".field") ?? part).getBoundingClientRect();
  // Not `scrollIntoView`, which would scroll the dialog around the form as well.
  form.scrollBy(0, top - form.getBoundingClientRect().top - ways.offsetHeight);
  part.focus({ preventScroll: true });
}
