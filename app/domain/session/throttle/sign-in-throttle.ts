import { networkOf } from "#app/lib/traffic/network-of.ts";
import type { Failures } from "./failure-counter.ts";
import type { FailureCounters, FailureStore } from "./failure-counters.ts";

const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 300;
/** From so many failures over all networks on, an account is under attack, and strangers have fewer free tries. */
const ATTACK_FAILURES = 20;
const MOST_PRESSURE = 8;

export interface Attempt {
  account: string;
  address: string;
  /** The device, if it has proved that this account has been used from it before. */
  knownDevice: string | null;
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

/**
 * Makes whoever guesses passwords wait, longer with every failure, and the rightful owner never for a stranger's:
 * a known device answers for its own failures only, and no account waits on a network where nobody has failed.
 */
export function createSignInThrottle(failures: FailureStore, now: () => number = () => Date.now()) {
  return {
    /**
     * Seconds until the attempt may be made; 0 admits it and counts it as a failure until it is forgiven, so that a
     * thousand guesses at once are no way around.
     */
    admit(attempt: Attempt): Promise<number> {
      const keys = keysOf(attempt);
      return failures.count(keys, (counters) => {
        const wait = waitOf(keys, counters, now());
        if (wait === 0) for (const [counter, key] of countedBy(keys, counters)) counter.add(key);
        return wait;
      });
    },

    /**
     * The same for the second factor, asked once the password was right. Who guesses it has the password already, and
     * may have many networks: strangers' failures count together here, and only a known device is spared.
     */
    async admitCode(attempt: Attempt): Promise<number> {
      const keys = keysOf(attempt);
      if ("devices" in keys) return 0;
      return failures.count(keys, (counters) => {
        const wait = secondsLeft(counters.codes.find(keys.codes), now());
        if (wait > 0) takeBackOne(keys, counters);
        else counters.codes.add(keys.codes);
        return wait;
      });
    },

    /** The attempt has neither failed nor succeeded. */
    takeBack(attempt: Attempt): Promise<void> {
      const keys = keysOf(attempt);
      return failures.count(keys, (counters) => takeBackOne(keys, counters));
    },

    /** The attempt has succeeded after all. */
    forgive(attempt: Attempt): Promise<void> {
      const keys = keysOf(attempt);
      return failures.count(keys, (counters) => {
        if ("devices" in keys) return counters.devices.forget(keys.devices);
        counters.accountsOnNetworks.forget(keys.accountsOnNetworks);
        counters.codes.forget(keys.codes);
        // Only the one: signing in to an account of one's own in between would else let one guess at others for ever.
        counters.accounts.takeBackOne(keys.accounts);
        counters.networks.takeBackOne(keys.networks);
      });
    },
  };
}

/** Under which key an attempt counts, by counter. */
type Keys = { devices: string } | { accounts: string; networks: string; accountsOnNetworks: string; codes: string };

function keysOf({ account, address, knownDevice }: Attempt): Keys {
  if (knownDevice !== null) return { devices: knownDevice };
  const [name, network] = [account.toLowerCase(), networkOf(address)];
  return { accounts: name, networks: network, accountsOnNetworks: `${network} ${name}`, codes: name };
}

function waitOf(keys: Keys, { devices, accounts, networks, accountsOnNetworks }: FailureCounters, now: number): number {
  if ("devices" in keys) return secondsLeft(devices.find(keys.devices), now);
  const own = accountsOnNetworks.find(keys.accountsOnNetworks);
  const pressure = own.count === 0 ? 0 : pressureOn(accounts.find(keys.accounts).count);
  return Math.max(
    secondsLeft({ ...own, count: own.count + pressure }, now),
    secondsLeft(networks.find(keys.networks), now),
  );
}

/** Wrong codes are counted apart, once the password was right. */
function countedBy(keys: Keys, counters: FailureCounters) {
  if ("devices" in keys) return [[counters.devices, keys.devices] as const];
  const { codes: _, ...counted } = keys;
  return Object.entries(counted).map(([name, key]) => [counters[name as keyof typeof counted], key] as const);
}

function takeBackOne(keys: Keys, counters: FailureCounters) {
  for (const [counter, key] of countedBy(keys, counters)) counter.takeBackOne(key);
}

/** 2 seconds after the fifth failure, twice as long after each further one. */
function secondsLeft({ count, lastAt }: Failures, now: number): number {
  if (count < FREE_FAILURES) return 0;
  const wait = Math.min(LONGEST_WAIT_SECONDS, 2 ** (count - FREE_FAILURES + 1));
  return Math.max(0, Math.ceil((lastAt - now) / 1000 + wait));
}

/** How many failures a stranger's first one counts for beside itself while the account is under attack. */
function pressureOn(failures: number): number {
  if (failures < ATTACK_FAILURES) return 0;
  return Math.min(MOST_PRESSURE, FREE_FAILURES - 1 + Math.floor(Math.log2(failures / ATTACK_FAILURES)));
}
