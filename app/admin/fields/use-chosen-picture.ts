import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { watchRestoring } from "#app/admin/draft/draft.ts";
import { fittingPicture, isUnfit, whyRefused } from "#app/admin/upload/fitting-picture.ts";
import { holdSubmit } from "#app/admin/upload/hold-submit.ts";

interface ChosenPicture {
  /** The multipart name, if a form sends the file. */
  name?: string;
  file: File | undefined;
  /** Undefined if the file was refused or none was chosen. */
  onFile: (file: File | undefined) => void;
}

/** A chosen or dropped file: made smaller if needed, refused if it cannot be sent. */
export function useChosenPicture({ name, file, onFile }: ChosenPicture) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  const [refusal, setRefusal] = useState<string>();
  const [isDrawing, setIsDrawing] = useState(false);
  const restore = useEffectEvent((chosen: string | undefined) => {
    const isThere = input.current!.files?.[0]?.name === chosen;
    if (chosen && !isThere) setRefusal(`Choose ${chosen} once more: files are not kept`);
    if (chosen || isThere) return;
    input.current!.value = "";
    onFile(undefined);
  });

  useEffect(() => {
    // Another picture replaced it.
    if (!file) input.current!.value = "";
  }, [file]);
  useEffect(() => {
    const { form } = input.current!;
    if (!form || !name) return;
    return watchRestoring(form, ({ [name]: chosen }) => restore(chosen));
  }, [name]);

  async function choose(chosen: File | undefined) {
    latest.current = chosen;
    const isDrawn = chosen !== undefined && isUnfit(chosen);
    setIsDrawing(isDrawn);
    const letGo = isDrawn ? holdSubmit(input.current!.form) : undefined;
    const fitting = chosen && (await fittingPicture(chosen));
    // Another file was chosen, or this one removed, meanwhile.
    if (latest.current !== chosen) return letGo?.(true);
    setIsDrawing(false);
    const why = fitting && whyRefused(fitting);
    letGo?.(!why);
    setRefusal(why);
    if (why) input.current!.value = "";
    else if (fitting && fitting !== chosen) hold(input.current!, fitting);
    onFile(why ? undefined : fitting);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    const [first] = event.dataTransfer.files;
    if (!first) return;
    // Only the first of several dropped pictures.
    hold(input.current!, first);
    void choose(first);
  }
  function forget() {
    latest.current = undefined;
    input.current!.value = "";
    setIsDrawing(false);
    setRefusal(undefined);
  }
  return { input, isDrawing, refusal, choose, drop, forget };
}

/** Puts the shown file into the input, so that it is sent. */
function hold(input: HTMLInputElement, held: File) {
  const files = new DataTransfer();
  files.items.add(held);
  input.files = files.files;
}
