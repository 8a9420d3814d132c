import { isIPv6 } from "node:net";

const GROUPS = 8;
/** An IPv6 customer has a whole /64 and can change addresses within it. */
const NETWORK_GROUPS = 4;

/** The part of an address that a customer cannot change: a whole IPv4 address, the first half of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]!.split("::");
  const [before, after] = [groupsOf(head), groupsOf(tail ?? "")];
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

const groupsOf = (text: string) => text.split(":").filter((group) => group !== "");
