import { afterEach, beforeEach, expect, vi } from "vitest";

// What the product says on stderr is meant for an operator: in a test it is a failure that nobody asked for.
let complaints: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});

afterEach(() => {
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
