import { beforeEach, onTestFinished } from "vitest";
import { settleLog, watch } from "./expect-log.ts";

// Stderr is meant for an operator: output there fails a test unless it is expected.
watch(console, "error");
watch(console, "warn");
watch(process.stderr, "write");

// Registered first, it runs last, so that output while an app closes counts as well.
beforeEach(() => onTestFinished(settleLog));
