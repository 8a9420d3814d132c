import { vi } from "vitest";

const PATIENCE_MS = 10_000;

/** Waits for something asynchronous, e.g. a mail. Vitest's default of a second is too short on a busy machine. */
export const eventually = (look: () => unknown) => vi.waitFor(look, PATIENCE_MS);
