import { vi } from "vitest";

const PATIENCE_MS = 10_000;

/**
 * Looks until what is on its way, e.g. a mail, has come. Vitest gives up after a second, which a busy machine needs.
 */
export const eventually = (look: () => unknown) => vi.waitFor(look, PATIENCE_MS);
