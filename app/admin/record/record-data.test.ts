import { expect, test } from "vitest";
import { readToasts } from "#app/admin/toast/toasts.ts";
import { clientLoader } from "./record-data.ts";

const overtaken = new DOMException("signal is aborted without reason", "AbortError");

test.each([overtaken, new Error("Unable to decode turbo-stream response", { cause: overtaken })])(
  "a reading that a later one overtook is no failure to tell: %s",
  async (reason) => {
    const request = new Request("https://disha.example/admin/data/record?of=faqs&id=7");
    const before = readToasts();
    const reading = clientLoader({ request, serverLoader: () => Promise.reject(reason) } as never);

    await expect(reading).rejects.toBe(reason);
    expect(readToasts()).toEqual(before);
  },
);
