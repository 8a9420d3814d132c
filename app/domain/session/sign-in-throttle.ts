import { networkOf } from "#app/lib/network-of.ts";
import { createFailureCounter, type Failures } from "./failure-counter.ts";

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
export function createSignInThrottle(now: () => number = () => Date.now()) {
  const counters = countersWith(now);
  return {
    /**
     * Seconds until the attempt may be made; 0 admits it and counts it as a failure until it is forgiven, so that a
     * thousand guesses at once are no way around.
     */
    admit(attempt: Attempt): number {
      const wait = waitOf(attempt, counters);
      if (wait === 0) for (const [counter, key] of countedBy(attempt, counters)) counter.add(key);
      return wait;
    },

    /**
     * The same for the second factor, asked once the password was right. Who guesses it has the password already, and
     * may have many networks: strangers' failures count together here, and only a known device is spared.
     */
    admitCode(attempt: Attempt): number {
      if (attempt.knownDevice !== null) return 0;
      const name = attempt.account.toLowerCase();
      const wait = secondsLeft(counters.codes.find(name), now());
      if (wait > 0) this.takeBack(attempt);
      else counters.codes.add(name);
      return wait;
    },

    /** The attempt has neither failed nor succeeded. */
    takeBack(attempt: Attempt): void {
      for (const [counter, key] of countedBy(attempt, counters)) counter.takeBackOne(key);
    },

    /** The attempt has succeeded after all. */
    forgive(attempt: Attempt): void {
      if (attempt.knownDevice !== null) return counters.devices.forget(attempt.knownDevice);
      const { name, network, nameOnNetwork } = keysOf(attempt);
      counters.accountsOnNetworks.forget(nameOnNetwork);
      counters.codes.forget(name);
      // Only the one: signing in to an account of one's own in between would else let one guess at others for ever.
      counters.accounts.takeBackOne(name);
      counters.networks.takeBackOne(network);
    },
  };
}

type Counters = ReturnType<typeof countersWith>;

const countersWith = (now: () => number) => ({
  now,
  devices: createFailureCounter(now),
  accounts: createFailureCounter(now),
  networks: createFailureCounter(now),
  accountsOnNetworks: createFailureCounter(now),
  codes: createFailureCounter(now),
});

function keysOf({ account, address }: Attempt) {
  const [name, network] = [account.toLowerCase(), networkOf(address)];
  return { name, network, nameOnNetwork: `${network} ${name}` };
}

function waitOf(attempt: Attempt, { now, devices, accounts, networks, accountsOnNetworks }: Counters): number {
  if (attempt.knownDevice !== null) return secondsLeft(devices.find(attempt.knownDevice), now());
  const { name, network, nameOnNetwork } = keysOf(attempt);
  const own = accountsOnNetworks.find(nameOnNetwork);
  const pressure = own.count === 0 ? 0 : pressureOn(accounts.find(name).count);
  return Math.max(
    secondsLeft({ ...own, count: own.count + pressure }, now()),
    secondsLeft(networks.find(network), now()),
  );
}

/** Where an attempt counts, and under which key. */
function countedBy(attempt: Attempt, { devices, accounts, networks, accountsOnNetworks }: Counters) {
  if (attempt.knownDevice !== null) return [[devices, attempt.knownDevice] as const];
  const { name, network, nameOnNetwork } = keysOf(attempt);
  return [[accounts, name] as const, [networks, network] as const, [accountsOnNetworks, nameOnNetwork] as const];
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
