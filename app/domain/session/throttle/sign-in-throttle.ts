import { networkOf } from "#app/lib/traffic/network-of.ts";
import type { Failures } from "./failure-counter.ts";
import type { FailureCounters, FailureStore } from "./failure-counters.ts";

const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 300;
/** From this many failures over all networks, an account is under attack, and strangers get fewer free tries. */
const ATTACK_FAILURES = 20;
const MOST_PRESSURE = 8;

export interface Attempt {
  account: string;
  address: string;
  /** A device that has proved an earlier sign-in to this account. */
  knownDevice: string | null;
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

/**
 * Delays password guessing, longer with every failure, but never the owner for a stranger's guesses: a known device
 * counts only its own failures, and an account does not wait on a network without failures.
 */
export function createSignInThrottle(failures: FailureStore, now: () => number = () => Date.now()) {
  return {
    /**
     * The seconds to wait; 0 admits the attempt and counts it as a failure until it is forgiven, so that parallel
     * guesses do not bypass it.
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
     * The same for the second factor, after the password matched. Who guesses it has the password and may use many
     * networks, so failures of all strangers count together; a known device is exempt.
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

    /** The attempt neither failed nor succeeded. */
    takeBack(attempt: Attempt): Promise<void> {
      const keys = keysOf(attempt);
      return failures.count(keys, (counters) => takeBackOne(keys, counters));
    },

    /** The attempt succeeded. */
    forgive(attempt: Attempt): Promise<void> {
      const keys = keysOf(attempt);
      return failures.count(keys, (counters) => {
        if ("devices" in keys) return counters.devices.forget(keys.devices);
        counters.accountsOnNetworks.forget(keys.accountsOnNetworks);
        counters.codes.forget(keys.codes);
        // Only one failure: otherwise signing in to one's own account in between would allow unlimited guesses at
        // others.
        counters.accounts.takeBackOne(keys.accounts);
        counters.networks.takeBackOne(keys.networks);
      });
    },
  };
}

/** An attempt's key per counter. */
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

/** Without `codes`, which are counted separately. */
function countedBy(keys: Keys, counters: FailureCounters) {
  if ("devices" in keys) return [[counters.devices, keys.devices] as const];
  const { codes: _, ...counted } = keys;
  return Object.entries(counted).map(([name, key]) => [counters[name as keyof typeof counted], key] as const);
}

function takeBackOne(keys: Keys, counters: FailureCounters) {
  for (const [counter, key] of countedBy(keys, counters)) counter.takeBackOne(key);
}

/** 2 seconds after the fifth failure, doubling with each further one. */
function secondsLeft({ count, lastAt }: Failures, now: number): number {
  if (count < FREE_FAILURES) return 0;
  const wait = Math.min(LONGEST_WAIT_SECONDS, 2 ** (count - FREE_FAILURES + 1));
  return Math.max(0, Math.ceil((lastAt - now) / 1000 + wait));
}

/** Extra failures added to a stranger's own while the account is under attack. */
function pressureOn(failures: number): number {
  if (failures < ATTACK_FAILURES) return 0;
  return Math.min(MOST_PRESSURE, FREE_FAILURES - 1 + Math.floor(Math.log2(failures / ATTACK_FAILURES)));
}
