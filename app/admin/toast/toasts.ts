import { createTold } from "#app/admin/screen/told.ts";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** A submission that undoes an act. */
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

/** Shows the outcome of an act at the screen's foot. A newer message replaces an older one. */
export function showToast(text: string, undo?: Undo) {
  toasts.tell([{ id: nextId++, text, isFailure: false, undo }]);
}

/** The same for a failure, which stays until dismissed. Answers its id. */
export function showFailure(text: string, undo?: Undo): number {
  const id = nextId++;
  toasts.tell([{ id, text, isFailure: true, undo }]);
  return id;
}

/** The last *Undo* pressed, until it is answered. */
let pressedUndo: Undo | undefined;

export const pressUndo = (undo: Undo) => void (pressedUndo = undo);

/** The *Undo* that failed, to be offered again with the message. */
export function takeUndo(): Undo | undefined {
  const undo = pressedUndo;
  pressedUndo = undefined;
  return undo;
}

export const dismissToast = (id: number) => toasts.tell(toasts.read().filter((toast) => toast.id !== id));

/** The number of acts in progress. */
let actsUnderWay = 0;

/** Wraps every act. While one is in progress, undoing is disabled: the shown message no longer names the last act. */
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

/** The open dialogs, topmost last. */
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
