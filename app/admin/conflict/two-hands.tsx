import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { YOU_YOURSELF } from "#app/domain/own-save.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Hand, TwoHandedField } from "./changed-fields.ts";
import { HandWords } from "./hand-words.tsx";

export type Chosen = Record<string, Hand>;

interface TwoHandsProps {
  /** Who saved meanwhile, and when. */
  sentence: string;
  /** Whether the version not chosen is kept. */
  isKept: boolean;
  fields: TwoHandedField[];
  onSave: (chosen: Chosen) => void;
  /** Continues editing; undecided texts get both versions, other fields one's own. */
  onEdit: (chosen: Chosen) => void;
}

/** Both versions field by field; each field is decided, so that nothing is lost. */
export function TwoHands({ sentence, isKept, fields, onSave, onEdit }: TwoHandsProps) {
  const note = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Chosen>(() => forgone(fields));
  // One's own save was stored although its answer was lost: saving again changes nothing.
  const isOwnAgain = fields.length === 0 && sentence.startsWith(YOU_YOURSELF);
  const saveAgain = useEffectEvent(() => onSave({}));
  useEffect(() => {
    if (!isOwnAgain) return note.current!.focus();
    const timer = setTimeout(saveAgain);
    return () => clearTimeout(timer);
  }, [isOwnAgain]);
  const open = fields.filter(({ name }) => !chosen[name]);

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (open.length === 0) onSave(chosen);
    else form.current!.querySelector<HTMLElement>(`input[name="${CSS.escape(open[0]!.name)}"]`)?.focus();
  }
  if (isOwnAgain) return null;
  const edit = () => onEdit({ ...Object.fromEntries(open.map(({ name, kind }) => [name, restOf(kind)])), ...chosen });

  return (
    <form className="two-hands" ref={form} onSubmit={save} noValidate>
      <div className="two-hands-fields">
        <div className="conflict" role="alert" tabIndex={-1} ref={note}>
          <Icon name="alert" />
          <div>
            <strong>{sentence}</strong>
            <p>
              {differing(fields.length)}
              {isKept && " What you leave, theirs or yours, stays among the versions."}
            </p>
          </div>
        </div>
        {fields.length > 0 && (
          <p className="two-hands-head" aria-hidden="true">
            <span>Saved meanwhile</span>
            <span>Yours, not saved</span>
          </p>
        )}
        {fields.map((field) => (
          <FieldOfTwo
            key={field.name}
            field={field}
            hand={chosen[field.name]}
            onHand={(hand) => setChosen({ ...chosen, [field.name]: hand })}
          />
        ))}
      </div>
      <div className="modal-foot two-hands-foot">
        <p aria-live="polite">{open.length > 0 && stillOpen(open)}</p>
        <button type="button" className="btn btn-quiet" onClick={edit}>
          Edit before saving
        </button>
        <button type="submit" className="btn" aria-disabled={open.length > 0}>
          Save the choice
        </button>
      </div>
    </form>
  );
}

interface FieldOfTwoProps {
  field: TwoHandedField;
  hand: Hand | undefined;
  onHand: (hand: Hand) => void;
}

function FieldOfTwo({ field, hand, onHand }: FieldOfTwoProps) {
  const id = useId();
  const radio = (own: Hand) => (
    <input
      type="radio"
      name={field.name}
      checked={hand === own}
      aria-labelledby={`${id}${own}`}
      aria-describedby={`${id}${own}words`}
      onChange={() => onHand(own)}
    />
  );
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {(["theirs", "mine"] as const).map((own) => (
        <label key={own} className="hand">
          {radio(own)}
          <span className="hand-who" id={`${id}${own}`}>
            {own === "theirs" ? "Saved meanwhile" : "Yours, not saved"}
          </span>
          <HandWords id={`${id}${own}words`} field={field} own={own} />
        </label>
      ))}
      {field.kind === "lines" && field.theirs !== "" && field.mine !== "" && (
        <label className="hand hand-both">
          {radio("both")}
          <span id={`${id}both`}>Both</span>
          <small id={`${id}bothwords`}>theirs first, then yours</small>
        </label>
      )}
    </fieldset>
  );
}

/** Decides fields that only one person changed. */
const forgone = (fields: TwoHandedField[]): Chosen =>
  Object.fromEntries(
    fields.flatMap(({ name, opened, theirs, mine }): [string, Hand][] => {
      if (opened === undefined) return [];
      if (mine === opened) return [[name, "theirs"]];
      return theirs === opened ? [[name, "mine"]] : [];
    }),
  );

const restOf = (kind: TwoHandedField["kind"]): Hand => (kind === "lines" ? "both" : "mine");

function differing(count: number): string {
  if (count === 0) return "You wrote the same.";
  return `${count === 1 ? "One field differs" : `${count} fields differ`}: take one hand for each.`;
}

const stillOpen = (open: TwoHandedField[]) =>
  `${open.length === 1 ? "One field is" : `${open.length} fields are`} still open: ${open.map(({ label }) => label).join(", ")}.`;
