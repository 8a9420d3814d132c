import { createTold } from "#app/admin/screen/told.ts";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** A submission that takes an act back. */
export interface Undo {
  action: string;
  method: "put" | "post" | "patch";
  fields: Record<string, string>;
}

export interface Toast {
  id: number;
  text: string;
  isFailure: boolean;
  undo?: Undo;
}

const toasts = createTold<Toast[]>([]);
let nextId = 1;

export const { read: readToasts, watch: watchToasts } = toasts;

/** Says at the screen's foot what became of an act. A newer message takes the place of an older one. */
export function showToast(text: string, undo?: Undo) {
  toasts.tell([{ id: nextId++, text, isFailure: false, undo }]);
}

/** The same of one that failed, which stays until somebody dismisses it. Answers its number. */
export function showFailure(text: string, undo?: Undo): number {
  const id = nextId++;
  toasts.tell([{ id, text, isFailure: true, undo }]);
  return id;
}

/** The *Undo* that was pressed last, until it is answered. */
let pressedUndo: Undo | undefined;

export const pressUndo = (undo: Undo) => void (pressedUndo = undo);

/** What is not done: the sentence that says so offers it once more. */
export function takeUndo(): Undo | undefined {
  const undo = pressedUndo;
  pressedUndo = undefined;
  return undo;
}

export const dismissToast = (id: number) => toasts.tell(toasts.read().filter((toast) => toast.id !== id));

/** Acts on their way to the server. */
let actsUnderWay = 0;

/**
 * Stands around every act. While one is on its way, nothing can be taken back: what the last sentence names is no
 * longer what happened last.
 */
export const noteActs: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method === "GET") return next();
  countActs(1);
  try {
    return await next();
  } finally {
    takeUndo();
    countActs(-1);
  }
};

export const isActUnderWay = () => actsUnderWay > 0;

/** The open dialogs, the topmost last. */
let dialogs: symbol[] = [];

export function openForToasts(dialog: symbol): () => void {
  dialogs = [...dialogs, dialog];
  tellAll();
  return () => {
    dialogs = dialogs.filter((other) => other !== dialog);
    tellAll();
  };
}

export const topmostDialog = () => dialogs.at(-1);

function countActs(more: number) {
  actsUnderWay += more;
  tellAll();
}

const tellAll = () => toasts.tell(toasts.read());
