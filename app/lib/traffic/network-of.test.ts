import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test.each([
  ["203.0.113.5", "203.0.113.5"],
  ["::ffff:203.0.113.5", "203.0.113.5"],
  ["2001:db8:7:1:a:b:c:d", "2001:db8:7:1"],
  ["2001:0DB8:7:1::9", "2001:db8:7:1"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
