import { type ComponentProps, type FunctionComponent, useEffect, useState } from "react";
import { AwaitedText } from "./awaited-text.tsx";
import type RichFieldOfBrowser from "./rich-field.client.tsx";

type Props = ComponentProps<typeof RichFieldOfBrowser>;

// Keeps the editor out of the server's bundle, and of parts without long texts.
const load = () => import("./rich-field.client.tsx");

let fetched: FunctionComponent<Props> | undefined;

/**
 * A long text whose editor is loaded when needed. If that fails, its place says so and offers a retry: `lazy` would
 * replace the whole screen with its input.
 */
export function RichField(props: Props) {
  const [Field, setField] = useState(() => fetched);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (Field || isLost) return;
    let isShown = true;
    function show({ default: field }: Awaited<ReturnType<typeof load>>) {
      fetched = field;
      if (isShown) setField(() => field);
    }
    load().then(show, (error: unknown) => {
      console.error(error);
      if (isShown) setIsLost(true);
    });
    return () => void (isShown = false);
  }, [Field, isLost]);
  if (Field) return <Field {...props} />;
  if (!isLost) return <AwaitedText name={props.name} html={props.html} />;
  return (
    <div className="field">
      <input type="hidden" name={props.name} value={props.html} readOnly />
      <p className="label">{props.label}</p>
      <p className="error" role="alert">
        The editor could not be fetched. What is saved now leaves this text as it is.
      </p>
      <p>
        <button type="button" className="btn btn-quiet" onClick={() => setIsLost(false)}>
          Try again
        </button>
      </p>
    </div>
  );
}
