/**
 * What is submitted before a form's picture is ready waits for it, and goes by itself then. Answers what lets it go;
 * without a picture (`isReady` false) nothing does: the form says why there is none.
 */
export function holdSubmit(form: HTMLFormElement | null): (isReady: boolean) => void {
  let held: { submitter: HTMLElement | null } | undefined;
  function hold(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    held = { submitter: event.submitter };
  }
  form?.addEventListener("submit", hold, { capture: true });
  return (isReady) => {
    form?.removeEventListener("submit", hold, { capture: true });
    if (!held || !isReady) return;
    const { submitter } = held;
    // Once the picture stands in the form.
    setTimeout(() => form!.isConnected && form!.requestSubmit(submitter));
  };
}
