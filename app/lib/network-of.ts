const IPV6_GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * What counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, since every home has 2^64 of those.
 * An IPv4 address in IPv6 clothes (`::ffff:203.0.113.7`) is itself.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [before, after] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = after ? Array.from({ length: IPV6_GROUPS - before!.length - after.length }, () => "0") : [];
  return [...before!, ...zeros, ...(after ?? [])].slice(0, GROUPS_OF_A_NETWORK).join(":");
}
