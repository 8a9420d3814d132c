import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { changedFields, chosenEntries, type TwoHandedField, type Version } from "./changed-fields.ts";
import { fillIn } from "#app/admin/draft/draft.ts";
import { type Chosen, TwoHands } from "./two-hands.tsx";

interface RecordConflictProps<Row extends Version> {
  /** The typed form, hidden meanwhile. */
  form: RefObject<HTMLFormElement | null>;
  /** The submitter: the merged form is sent the same way, e.g. as a draft. */
  pressed: RefObject<HTMLElement | null>;
  sentence: string;
  isKept: boolean;
  /** The record as opened; null if unknown. */
  opened: Row | null;
  newer: Row;
  /** The form's fields for a record. */
  fieldsOf: (record: Row) => ReactNode;
  /** The form now has the chosen values; `isSent`: it is being sent. */
  onSettled: (isSent: boolean) => void;
}

/** Shown if somebody else saved while a form was open. Renders hidden forms to compare both records. */
export function RecordConflict<Row extends Version>({
  form,
  pressed,
  opened,
  newer,
  fieldsOf,
  ...rest
}: RecordConflictProps<Row>) {
  const openedTwin = useRef<HTMLFormElement>(null);
  const newerTwin = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<TwoHandedField[]>();
  useEffect(() => {
    setFields(changedFields({ opened: openedTwin.current, theirs: newerTwin.current!, mine: form.current! }));
  }, [form]);

  function settle(chosen: Chosen, isSent: boolean) {
    const { current: mine } = form;
    const entries = chosenEntries({ theirs: newerTwin.current!, mine: mine! }, chosen);
    // Lists and pictures render their fields anew before they are read for sending.
    flushSync(() => fillIn(mine!, entries));
    flushSync(() => rest.onSettled(isSent));
    if (isSent) mine!.requestSubmit(pressed.current);
    else mine!.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
  }

  return (
    <>
      <div hidden>
        {opened && <form ref={openedTwin}>{fieldsOf(opened)}</form>}
        <form ref={newerTwin}>{fieldsOf(newer)}</form>
      </div>
      {fields && (
        <TwoHands
          {...rest}
          fields={fields}
          onSave={(chosen) => settle(chosen, true)}
          onEdit={(chosen) => settle(chosen, false)}
        />
      )}
    </>
  );
}
