import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { changedFields, chosenEntries, type TwoHandedField, type Version } from "./changed-fields.ts";
import { fillIn } from "#app/admin/draft/draft.ts";
import { type Chosen, TwoHands } from "./two-hands.tsx";

interface RecordConflictProps<Row extends Version> {
  /** What is typed; it stands aside meanwhile. */
  form: RefObject<HTMLFormElement | null>;
  /** The button that sent it: the choice goes the same way, e.g. beside what visitors see. */
  pressed: RefObject<HTMLElement | null>;
  sentence: string;
  isKept: boolean;
  /** As the form was opened; null where that is not known any more. */
  opened: Row | null;
  newer: Row;
  /** The fields of the form, of a record. */
  fieldsOf: (record: Row) => ReactNode;
  /** The form holds what was chosen, over the newer version; `isSent`: it is on its way. */
  onSettled: (isSent: boolean) => void;
}

/** Somebody else saved while a form was open. How it would stand with their record is asked of the form itself. */
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
    // Lists and pictures draw their fields anew; what is sent is read from them.
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
