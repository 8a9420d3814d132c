import { type ReactNode, useEffect, useRef } from "react";
import type { FetcherWithComponents } from "react-router";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { type FieldRules, type SaveRefusal, useFieldChecks } from "#app/admin/form/use-field-checks.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { useIsAwake } from "#app/admin/use-is-awake.ts";
import { Banner } from "#app/ui/banner.tsx";

interface WayInFormProps {
  /** A fetcher keeps the address, which contains the link's token. */
  fetcher: FetcherWithComponents<unknown>;
  rules: FieldRules;
  refusal: SaveRefusal | undefined;
  submit: string;
  submitting: string;
  children: (errors: FieldErrors) => ReactNode;
}

/** A form for people who are not signed in, with validation; disabled until scripts run, since it needs them. */
export function WayInForm({ fetcher, rules, refusal, submit, submitting, children }: WayInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, sentence, ...checks } = useFieldChecks(rules, form, refusal);
  const isBusy = fetcher.state !== "idle";
  const isAwake = useIsAwake();
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>("input:not([hidden])")?.focus();
  }, []);
  return (
    <fetcher.Form ref={form} method="post" className="form" noValidate {...checks}>
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      {children(errors)}
      <BusyButton className="btn" type="submit" isBusy={isBusy || !isAwake}>
        {isBusy ? submitting : submit}
      </BusyButton>
    </fetcher.Form>
  );
}
