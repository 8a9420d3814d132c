import { expect, test } from "vitest";
import { letReadingsEnd } from "./let-readings-end.ts";

const url = "https://disha.example/admin/leads";
const send = (method: string, answer: Promise<object>) =>
  letReadingsEnd({ request: new Request(url, { method }) } as never, (() => answer) as never);

test("a save answers after what was being read, and a reading that failed keeps nobody", async () => {
  const order: string[] = [];
  const reading = Promise.withResolvers<object>();
  const lost = Promise.reject(new TypeError("Failed to fetch"));
  const read = Promise.resolve(send("GET", reading.promise)).then(() => order.push("read"));
  await expect(send("GET", lost)).rejects.toThrow("Failed to fetch");
  const saved = Promise.resolve(send("POST", Promise.resolve({}))).then(() => order.push("saved"));

  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(order).toEqual([]);
  reading.resolve({});
  await Promise.all([read, saved]);

  expect(order).toEqual(["read", "saved"]);
});
