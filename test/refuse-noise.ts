import { beforeEach, onTestFinished } from "vitest";
import { settleLog, watch } from "./expect-log.ts";

// What goes to stderr is meant for an operator: in a test it is a failure, unless the test says that it expects it.
watch(console, "error");
watch(console, "warn");
watch(process.stderr, "write");

// The first one registered runs last: what an app says while it closes counts, too.
beforeEach(() => onTestFinished(settleLog));
