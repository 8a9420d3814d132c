import { type ComponentProps, type RefObject, useId } from "react";
import { ColleagueNames, nameOption } from "./colleague-names.tsx";
import { useNameCompletion } from "./use-name-completion.ts";

interface AskingTextAreaProps extends ComponentProps<"textarea"> {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** False if nobody can be asked. */
  isAsking?: boolean;
}

/** A text about a person in which `@name` asks a colleague; names are suggested while typing. */
export function AskingTextArea({ ref, isAsking = true, onInput, onKeyDown, ...attributes }: AskingTextAreaProps) {
  const names = useNameCompletion(ref);
  const list = useId();
  const isOffering = names.offered.length > 0;
  return (
    <div className="asking">
      <textarea
        {...attributes}
        ref={ref}
        className="textarea"
        aria-autocomplete={isAsking ? "list" : undefined}
        aria-controls={isOffering ? list : undefined}
        aria-activedescendant={isOffering ? nameOption(list, names.place) : undefined}
        onInput={(event) => {
          onInput?.(event);
          if (isAsking) void names.look();
        }}
        onBlur={names.leave}
        onKeyDown={(event) => names.press(event) || onKeyDown?.(event)}
      />
      <ColleagueNames list={list} names={names} />
    </div>
  );
}
