import type { MouseEvent } from "react";

interface FormPartsProps {
  /** What each is called, by the name of its first field or of its rows. */
  parts: Record<string, string>;
}

/** Leads to the parts of a long form, and stays in sight while they scroll by. */
export const FormParts = ({ parts }: FormPartsProps) => (
  <nav className="form-parts" aria-label="Parts of the form">
    {Object.entries(parts).map(([name, label]) => (
      <a key={name} href={`#${name}`} onClick={(event) => leadTo(event, name)}>
        {label}
      </a>
    ))}
  </nav>
);

/** By itself the browser would change the address, which says what is open. */
function leadTo(event: MouseEvent<HTMLElement>, name: string) {
  event.preventDefault();
  const ways = event.currentTarget.parentElement!;
  const form = ways.closest(".form")!;
  const part = form.querySelector<HTMLElement>(`[data-part="${name}"], [name="${name}"]`)!;
  const { top } = (part.closest(".field") ?? part).getBoundingClientRect();
  // Not `scrollIntoView`, which would move the dialog around the form, too.
  form.scrollBy(0, top - form.getBoundingClientRect().top - ways.offsetHeight);
  part.focus({ preventScroll: true });
}
