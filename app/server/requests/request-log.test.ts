import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each(["process.exit(3)", "throw new Error('a crash')"])(
  "what the log holds back leaves with the process: %s",
  (end) => {
    const script = `
      import { openLog } from "#app/server/requests/request-log.ts";
      const log = openLog("info");
      log.request("GET", "/one?q=two", 200, 1.26);
      ${end}`;

    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });

    expect(JSON.parse(stdout)).toMatchObject({ level: 30, method: "GET", path: "/one", status: 200, ms: 1.3 });
  },
);
