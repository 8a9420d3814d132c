import { expect, onTestFinished, test, vi } from "vitest";
import type { Notice } from "#app/domain/notice/notice-schema.ts";
import { canAsk, showOnDevice } from "./device-notices.ts";

const notice = (id: number): Notice => ({
  id,
  kind: "given",
  lead: { id: 7, name: "Tanvi Bhosale", course: "Online MBA" },
  leads: 1,
  words: "First in turn",
  due_on: null,
  actor: null,
  created_at: "2026-11-24T06:00:00.000Z",
  is_seen: 0,
});

/** A device on which the browser may show something, may not, or was not asked yet. */
function device(permission: NotificationPermission, { isSafe = true, hasWorker = true } = {}) {
  const shown: [string, NotificationOptions][] = [];
  const registered: unknown[][] = [];
  const registration = {
    showNotification: async (title: string, options: NotificationOptions) => void shown.push([title, options]),
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: async (...asked: unknown[]) => {
      registered.push(asked);
      if (!hasWorker) throw new Error("no network");
    },
  };
  vi.stubGlobal("window", isSafe ? { Notification: {} } : {});
  vi.stubGlobal("Notification", { permission });
  vi.stubGlobal("navigator", isSafe ? { serviceWorker } : {});
  onTestFinished(() => void vi.unstubAllGlobals());
  return { shown, registered };
}

test("what concerns somebody is shown once by its tag, and leads to where it happened", async () => {
  const { shown, registered } = device("granted");

  await showOnDevice([notice(3), notice(4)]);

  expect(shown.map(([title]) => title)).toEqual(["Tanvi Bhosale is yours now", "Tanvi Bhosale is yours now"]);
  expect(shown[0]![1]).toEqual({
    tag: "notice 3",
    body: expect.stringContaining("First in turn"),
    data: expect.stringContaining("7"),
  });
  expect(new Set(shown.map(([, { tag }]) => tag)).size).toBe(2);
  // No public page has a worker.
  expect(registered).toEqual([["/notices-worker.js", { scope: "/admin/" }]]);
});

test("nothing is shown that was not allowed, and no worker comes for nothing", async () => {
  for (const permission of ["default", "denied"] as const) {
    const { shown, registered } = device(permission);
    await showOnDevice([notice(3)]);
    expect([permission, shown, registered]).toEqual([permission, [], []]);
  }
  const { registered } = device("granted");
  await showOnDevice([]);
  expect(registered).toEqual([]);
});

test("one asks only whom nobody has asked, and only where the device can show something", () => {
  const asks = (permission: NotificationPermission, isSafe: boolean) => {
    device(permission, { isSafe });
    return canAsk();
  };
  expect([asks("default", true), asks("granted", true), asks("denied", true), asks("default", false)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("where the worker cannot be had at the moment, nothing fails: the bell has told", async () => {
  const { shown } = device("granted", { hasWorker: false });
  await showOnDevice([notice(3)]);
  expect(shown).toEqual([]);
});
