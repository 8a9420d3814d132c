import { type ReactNode, useEffect, useRef } from "react";
import type { useFetcher } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import type { AccountAct, AccountAnswer } from "./account-acts.ts";

interface AccountFormProps {
  act: AccountAct;
  fetcher: ReturnType<typeof useFetcher<AccountAnswer>>;
  className?: string;
  children: (errors: Record<string, string>, isBusy: boolean) => ReactNode;
}

/** A form of the account screen: refused fields show the server's messages, and the first of them gets the focus. */
export function AccountForm({ act, fetcher, className = "form", children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data;
  const refusal = answer?.refusal;
  useEffect(() => {
    const [first] = Object.keys(answer?.refusal?.errors ?? {});
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    // Clears passwords after use.
    if (answer?.done) form.current?.reset();
  }, [answer]);

  const hasFields = refusal !== undefined && Object.keys(refusal.errors).length > 0;
  return (
    <fetcher.Form ref={form} method="post" className={className} noValidate>
      <input type="hidden" name="act" value={act} />
      {refusal && !hasFields && <Banner tone="bad">{refusal.failure}</Banner>}
      {children(refusal?.errors ?? {}, fetcher.state !== "idle")}
    </fetcher.Form>
  );
}
