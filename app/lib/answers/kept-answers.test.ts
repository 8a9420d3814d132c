import { expect, onTestFinished, test, vi } from "vitest";
import { createContentVersion } from "./content-version.ts";
import { createKeptAnswers } from "./kept-answers.server.ts";

test("while the database is gone the last good copy goes out, however old; afterwards a new one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  onTestFinished(() => {
    clock.mockRestore();
    vi.useRealTimers();
  });
  let isGone = false;
  const version = createContentVersion();
  const kept = createKeptAnswers(version, () => isGone);
  const ask = async (text: string) => {
    const answer = await kept.findOrMake("/courses", async () => ({ status: 200, headers: {}, text }));
    return "text" in answer ? answer.text : answer.plain.body!.toString();
  };
  expect([await ask("old"), await ask("new")]).toEqual(["old", "old"]);

  clock.mockReturnValue(1000 + 11 * 60_000);
  vi.advanceTimersByTime(11 * 60_000);
  expect(kept.find("/courses")).toBeUndefined();
  version.raise();
  isGone = true;
  expect(await ask("new")).toBe("old");
  isGone = false;
  expect(await ask("new")).toBe("new");
});
