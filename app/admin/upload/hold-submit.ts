/**
 * Holds submissions of a form until its picture is ready, and sends them then. Answers a function that ends this; with
 * `isReady` false nothing is sent, since the form shows why there is no picture.
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
    // After the picture is in the form.
    setTimeout(() => form!.isConnected && form!.requestSubmit(submitter));
  };
}
