/** The corner of the window in which the link floats, with some room around it. */
const CORNER = "-80% 0px 0px -70%";

/** The WhatsApp link leaves its corner while a form stands there: it would cover a field or the button. */
export function stepAsideForForms(): void {
  const link = document.querySelector(".whatsapp");
  if (!link) return;
  const forms = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) forms[isIntersecting ? "add" : "delete"](target);
      link.classList.toggle("is-aside", forms.size > 0);
    },
    { rootMargin: CORNER },
  );
  for (const form of document.querySelectorAll("main form:not(dialog *)")) observer.observe(form);
}
